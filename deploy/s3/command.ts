/**
 * `npm run deploy:s3 -- --bucket NAME [--distribution ID] [--dry-run] [--allow-sample]`, and `npm run rollback:s3`, which
 * brings back the release before; all settings: deploy/s3/settings.ts.
 */
import { explain } from "./bucket";
import { type Done, deploy, type Reporter, rollback } from "./deploy";
import type { Stage } from "./publish";
import { readSettings, type Settings } from "./settings";

const SEEN: Record<Stage, string> = {
  untouched: "Visitors see what they saw before: no page was changed.",
  mixed:
    "Some pages are new and some are not; each of them works. Run the same command again to finish, or npm run rollback:s3 to go back.",
  live: "The new release is live; only tidying up is left. Run the same command again to finish.",
};

/** One line that is written over and over, and gone when the step is done. */
function showProgress(step: string, done: number, total: number): void {
  process.stdout.write(done < total ? `\r\x1b[K${step}: ${done} of ${total}` : "\r\x1b[K");
}

/** Runs one command and ends the program: 0 done, 1 failed, 130 broken off by Ctrl+C. */
async function run(work: (settings: Settings, reporter: Reporter) => Promise<Done>): Promise<void> {
  let stage: Stage = "untouched";
  const started = Date.now();
  const end = (message: string, code: number) => {
    console.error(`${message}\n${SEEN[stage]}`);
    process.exit(code);
  };
  process.once("SIGINT", () => end("\nBroken off.", 130));

  let settings: Settings;
  try {
    settings = readSettings(process.argv.slice(3), process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  try {
    const reporter: Reporter = {
      say: console.log,
      reached: (reached) => (stage = reached),
      ...(process.stdout.isTTY ? { progress: showProgress } : {}),
    };
    const { id, uploaded, deleted, unchanged, invalidated } = await work(settings, reporter);
    const counts = `${uploaded} uploaded, ${unchanged} unchanged, ${deleted} deleted, ${invalidated} cleared from CloudFront`;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      settings.dryRun ? `Would be: ${counts}. Nothing was changed.` : `Release ${id} is live: ${counts}, ${seconds} s.`,
    );
  } catch (error) {
    const fromAws =
      error instanceof Error && ("$metadata" in error || "code" in error || error.name.endsWith("ProviderError"));
    end(fromAws ? explain(error, settings.bucket) : error instanceof Error ? error.message : String(error), 1);
  }
}

await run(process.argv[2] === "rollback" ? rollback : deploy);
