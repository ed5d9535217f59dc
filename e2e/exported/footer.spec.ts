/** The information that many countries require on every page: the firm's data, and links to its legal pages. */
import { expect, test } from "@playwright/test";
import { pageAddress } from "@/content/routes";
import { site } from "@/content/site";
import { formatPostalAddress } from "@/lib/address";
import { getAttribute } from "@/lib/html";
import { FOOTER_PAGES } from "@/lib/navigation";
import { ExportedPage, PAGE_FILES, ROUTES, wordsIn } from "./exported-page";

test("every footer has the firm's address, its official numbers and links to the legal pages", async () => {
  for (const file of PAGE_FILES) {
    const page = await ExportedPage.read(file);
    const words = page.tags("footer").map(wordsIn).join(" ");
    const numbers = [site.registration, site.taxNumber].flatMap((entry) => entry?.number ?? []);
    for (const text of [site.legalName, formatPostalAddress(), ...numbers]) expect.soft(words, file).toContain(text);
    const links = page.tags("a").map((link) => getAttribute(link, "href"));
    for (const { path } of FOOTER_PAGES) expect.soft(links, file).toContain(pageAddress(path));
  }
});

test("a legal page is linked only in footers, and has the first page's share picture", async () => {
  const [first] = ROUTES;
  const landing = await ExportedPage.read(first?.file ?? "");
  const links = landing.tags("a").map((link) => getAttribute(link, "href"));
  for (const { path, file, footerOnly } of ROUTES) {
    if (!footerOnly) continue;
    const page = await ExportedPage.read(file);
    expect.soft(links.filter((href) => href === pageAddress(path))).toHaveLength(1);
    expect.soft(page.meta("og:image"), path).toBe(landing.meta("og:image"));
  }
});
