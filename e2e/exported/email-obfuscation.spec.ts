import { expect, test } from "@playwright/test";
import { site } from "@/content/site";
import { findElements, getAttribute, parseDocument } from "@/lib/html";
import { fileText, PAGE_FILES } from "./exported-page";

const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/**
 * Does what Cloudflare's Email Address Obfuscation does: replaces email addresses in text and mailto links, except
 * between its two comments, and adds a script that restores them.
 */
function obfuscateEmails(html: string): string {
  const parts = html.split(/(<!--email_off-->.*?<!--\/email_off-->)/s);
  const changed = parts.map((part) =>
    part.startsWith("<!--email_off-->")
      ? part
      : part
          .replaceAll(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#5b333e"')
          .replaceAll(/>[^<]*</g, (text) =>
            text.replaceAll(EMAIL, '<span data-cfemail="5b333e">[email&#160;protected]</span>'),
          ),
  );
  const result = changed.join("");
  const script = '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js">';
  return result === html ? html : result.replace("</body>", `${script}</script></body>`);
}

test("Cloudflare's email obfuscation leaves every email address readable and every mail link working", async () => {
  const unmarked = `<body><a href="mailto:${site.email}">${site.email}</a></body>`;
  expect(obfuscateEmails(unmarked), "without Cloudflare's comments").not.toContain(site.email);

  for (const file of PAGE_FILES) {
    const html = await fileText(file);
    expect(obfuscateEmails(html) === html, file).toBe(true);
    const links = findElements(parseDocument(html), "a").filter((link) =>
      getAttribute(link, "href")?.startsWith("mailto:"),
    );
    expect(links.length, file).toBeGreaterThan(0);
  }
});
