/**
 * `npm run deploy:s3 [-- --dir out]`, and `npm run rollback:s3`, which brings back the release before. Bucket and
 * distribution are in the environment, as are the credentials, where all tools of AWS look for them.
 */
import { parseArgs } from "node:util";
import { runCommand } from "@/tools/command";
import { guardLaunch, isPreview } from "../launch-guard";
import { readSite } from "../site-files";
import { deploy, rollback } from "./deploy";

/** What went wrong: of S3, CloudFront and the network in their words, with what to look at. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = Reflect.get(error, "code") ?? error.name;
  if (code === "Error") return error.message;
  return `${code}: ${error.message}
Check S3_BUCKET, AWS_REGION, the credentials and what they may do (docs/deploy.md), and the network. Then run the same command again.`;
}

async function main() {
  const [, , command, ...args] = process.argv;
  const { values } = parseArgs({ args, options: { dir: { type: "string", default: "out" } } });
  const { S3_BUCKET: bucket, CLOUDFRONT_DISTRIBUTION_ID: distribution } = process.env;
  if (!bucket) throw new Error("Say which bucket: export S3_BUCKET=NAME (docs/deploy.md)");
  if (command === "rollback" && args.length > 0) throw new Error(`rollback:s3 knows no ${args.join(" ")}`);
  try {
    if (command === "rollback") return await rollback({ bucket, distribution });
    const site = await readSite(values.dir);
    if (isPreview(site)) console.log("The site is marked as a preview: search engines leave it out.");
    else await guardLaunch(site);
    await deploy(site, { bucket, distribution });
  } catch (error) {
    throw new Error(explain(error));
  }
}

await runCommand(import.meta.url, main);
