/** What the S3 commands are told, by options or by the environment. */
import { parseArgs } from "node:util";

export interface Settings {
  bucket: string;
  region: string | undefined;
  endpoint: string | undefined;
  distribution: string | undefined;
  cloudFrontEndpoint: string | undefined;
  keep: number;
  dir: string;
  dryRun: boolean;
  allowSample: boolean;
}

const USAGE = `Settings, as option or in the environment:
  --bucket NAME         S3_BUCKET                    where the site goes
  --distribution ID     CLOUDFRONT_DISTRIBUTION_ID   the CloudFront in front of it; left out: S3's website endpoint
  --region NAME         AWS_REGION                   the bucket's region
  --endpoint URL        S3_ENDPOINT                  another S3-compatible server
  --keep N                                           releases to keep for a rollback and for open tabs (5)
  --dir FOLDER                                       the export (out)
  --dry-run                                          say what would be done, and do nothing
  --allow-sample                                     deploy sample content as a preview (noindex)
Credentials come from where the AWS tools look for them: AWS_PROFILE, AWS_ACCESS_KEY_ID and so on.`;

/**
 * Reads the settings.
 * @throws naming what is missing or out of range, with the list of all settings
 */
export function readSettings(args: string[], environment: NodeJS.ProcessEnv): Settings {
  const text = { type: "string" } as const;
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({
    args,
    options: {
      bucket: text,
      distribution: text,
      region: text,
      endpoint: text,
      keep: { ...text, default: "5" },
      dir: { ...text, default: "out" },
      "dry-run": flag,
      "allow-sample": flag,
    },
  });
  const bucket = values.bucket ?? environment.S3_BUCKET;
  if (!bucket) throw new Error(`Say which bucket: --bucket NAME, or S3_BUCKET.\n\n${USAGE}`);
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 2)
    throw new Error(`--keep must be a whole number from 2, not "${values.keep}"`);
  return {
    bucket,
    region: values.region ?? environment.AWS_REGION,
    endpoint: values.endpoint ?? environment.S3_ENDPOINT,
    distribution: values.distribution ?? environment.CLOUDFRONT_DISTRIBUTION_ID,
    cloudFrontEndpoint: environment.CLOUDFRONT_ENDPOINT,
    keep,
    dir: values.dir,
    dryRun: values["dry-run"],
    allowSample: values["allow-sample"],
  };
}
