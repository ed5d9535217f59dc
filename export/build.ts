/**
 * From content to the finished site in out/: `npm run build`.
 *
 *   1. export/check-content.ts  stops here if a record is not as it must be
 *   2. export/images.ts         AVIF and WebP of the pictures
 *   3. next build               the plain export, in .cache/export
 *   4. export/finish.ts         the site, in .cache/site
 *   5. export/links.ts          stops here if a link of the site leads nowhere
 *   6. export/budgets.ts        stops here if the site is heavier than it may be
 *   7. export/public.ts         the owner's own files, as they are
 *   8. deploy/host-files.ts     what hosts read beside the pages
 *   9. export/sources.ts        stops here if anything of it was edited meanwhile
 *  10. export/swap.ts           .cache/site becomes out/; the one before stays until then
 */

import { runCommand } from "@/tools/command";
import { settle } from "./surroundings";
import { swap } from "./swap";

const SITE = ".cache/site";

async function main(): Promise<void> {
  settle(process.cwd());
  // These read the content, and only here, so that a file of it that cannot be read is a fault like any other.
  const { onUnchangedSources } = await import("./sources");
  await onUnchangedSources(".", async () => {
    // Read only now: content that is edited from here on is noticed.
    const { makeSite } = await import("./site");
    await makeSite(SITE);
  });
  await swap(SITE, "out");
}

await runCommand(import.meta.url, main);
