/**
 * From content to the finished site in out/: `npm run build`.
 *
 *   1. export/prepare.ts        stops here if a record is not as it must be; makes the pictures and fonts
 *   2. next build               the plain export, in .cache/export
 *   3. export/finish.ts         the site, in .cache/site
 *   4. export/public.ts         the owner's own files, as they are
 *   5. export/links.ts          stops here if a link of the site leads nowhere
 *   6. export/budgets.ts        stops here if the site is heavier than it may be
 *   7. deploy/host-files.ts     what hosts read beside the pages
 *   8. export/swap.ts           .cache/site becomes out/; the one before stays until then
 */

import { runCommand } from "@/tools/command";
import { prepare } from "./prepare";
import { swap } from "./swap";

const SITE = ".cache/site";

async function main(): Promise<void> {
  await prepare();
  // It reads the content, which holds from here on.
  const { makeSite } = await import("./site");
  await makeSite(SITE);
  await swap(SITE, "out");
}

await runCommand(import.meta.url, main);
