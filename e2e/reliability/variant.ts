/** The exported site with something changed, served with the headers that a site built that way would have. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { schedulePath } from "../../content/routes";
import { metaPolicyOf, policyFor } from "../../deploy/policy";
import { serve } from "../../deploy/serve";
import { readSite } from "../../deploy/site-files";

/** A change to one file of the site; what it returns takes the file's place. */
export type Change = (text: string, path: string) => string;

/**
 * Serves a copy of out/ with every page and script put through `change`.
 * @param frame the booking address that the change puts in, for the pages' policy
 * @throws when nothing was changed: a test of a variant that is none would prove nothing
 */
export async function serveVariant(change: Change, frame?: string): Promise<{ url: string; close(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), "site-variant-"));
  let changed = 0;
  for (const [path, content] of await readSite("out")) {
    const file = join(dir, path);
    await mkdir(dirname(file), { recursive: true });
    if (!/\.(html|js)$/.test(path)) {
      await writeFile(file, content);
      continue;
    }
    const before = content.toString("utf8");
    const after = change(before, path);
    if (after !== before) changed++;
    await writeFile(file, path.endsWith(".html") ? withNewPolicy(after, path, frame) : after);
  }
  if (changed === 0)
    throw new Error("The variant changes no file of out/: the export no longer holds what it looks for.");
  const server = await serve({ dir });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** The site as it would be built with a booking address in content/site.ts. */
export function withCalendar(address: string): Change {
  return (text, path) =>
    path.endsWith(".js")
      ? text.replace("bookingUrl:null", `bookingUrl:${JSON.stringify(address)}`)
      : text.replaceAll(/<a [^>]*data-booking[^>]*>/g, (tag) =>
          tag.replace(`href="${schedulePath}"`, `href="${address}"`),
        );
}

/** Its own policy with what the change put in: new hashes, and the frame's address. */
function withNewPolicy(html: string, page: string, frame: string | undefined): string {
  const old = metaPolicyOf(html);
  if (!old) throw new Error(`${page}: expected a policy in the page`);
  const framed = /frame-src/.test(old) ? (frame ?? "self") : undefined;
  const { meta } = policyFor(html, { page, frame: framed, framedBySelf: page.startsWith(schedulePath) });
  return html.replace(/(<meta http-equiv="Content-Security-Policy" content=")[^"]*/i, (_, start) => start + meta);
}
