/** `npm run deploy:s3 -- --bucket NAME [--distribution ID] [--dry-run] [--allow-sample]`; see deploy/s3/settings.ts. */
import { runCommand } from "./command.ts";
import { deploy } from "./deploy.ts";

await runCommand(deploy);
