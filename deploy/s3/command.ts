/**
 * `npm run deploy:s3 [-- --dry-run] [--allow-sample] [--dir out]`, and `npm run rollback:s3`, which brings back the release
 * before. Bucket and distribution are in the environment, as are the credentials, where all tools of AWS look for them.
 */
import { parseArgs } from "node:util";
import { runCommand } from "@/tools/command";
import { deploy, type Reporter, rollback, type Stage } from "./deploy";

const SEEN: Record<Stage, string> = {
  untouched: "Visitors see what they saw before: no page was changed.",
  mixed:
    "Some pages are new and some are not; each of them works. Run the same command again to finish, or npm run rollback:s3 to go back.",
  live: "The release is live; only tidying up is left. Run the same command again to finish.",
};

/** What an owner can do about what S3 or CloudFront says. */
const REMEDIES: Record<string, string> = {
  NoSuchBucket: "Check S3_BUCKET and AWS_REGION, or make the bucket with the template (docs/deploy.md).",
  InvalidAccessKeyId: "Check AWS_ACCESS_KEY_ID or AWS_PROFILE.",
  SignatureDoesNotMatch: "Check AWS_SECRET_ACCESS_KEY or AWS_PROFILE.",
  CredentialsProviderError: "Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
  ExpiredToken: "Sign in again.",
  AccessDenied: "The credentials need to list, get, put and delete objects (docs/deploy.md).",
  PermanentRedirect: "The bucket is in another region: set AWS_REGION to it.",
};

/** What went wrong, and what to look at. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = String(Reflect.get(error, "code") ?? error.name);
  if (REMEDIES[error.name]) return `${error.name}: ${error.message} ${REMEDIES[error.name]}`;
  if ("$metadata" in error || "code" in error) return `${code}: ${error.message} Check AWS_REGION and the network.`;
  return error.message;
}

async function main() {
  const [, , command, ...args] = process.argv;
  const flag = { type: "boolean", default: false } as const;
  const options = { dir: { type: "string", default: "out" }, "dry-run": flag, "allow-sample": flag } as const;
  const { values } = parseArgs({ args, options });
  const { S3_BUCKET: bucket, CLOUDFRONT_DISTRIBUTION_ID: distribution } = process.env;
  if (!bucket) throw new Error("Say which bucket: export S3_BUCKET=NAME (docs/deploy.md)");
  if (command === "rollback" && args.length > 0) throw new Error(`rollback:s3 knows no ${args.join(" ")}`);

  let stage: Stage = "untouched";
  const reporter: Reporter = { say: console.log, reached: (reached) => (stage = reached) };
  const end = (message: string) => {
    console.error(`${message}\n${SEEN[stage]}`);
    process.exit(1);
  };
  process.once("SIGINT", () => end("\nBroken off."));
  try {
    const { dir, "dry-run": dryRun, "allow-sample": allowSample } = values;
    if (command === "rollback") await rollback({ bucket, distribution }, reporter);
    else await deploy({ bucket, distribution, dir, dryRun, allowSample }, reporter);
  } catch (error) {
    end(explain(error));
  }
}

await runCommand(import.meta.url, main);
