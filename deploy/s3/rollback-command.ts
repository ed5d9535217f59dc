/** `npm run rollback:s3 -- --bucket NAME [--distribution ID] [--dry-run]`: brings back the release before. */
import { runCommand } from "./command.ts";
import { rollback } from "./deploy.ts";

await runCommand(rollback);
