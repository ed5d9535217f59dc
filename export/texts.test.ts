import { writeFile } from "node:fs/promises";
import { expect, type TestInfo, test } from "@playwright/test";
import { checkEscapes, checkGaps, findUnshownClaims } from "./texts";

async function siteOf(body: string, info: TestInfo): Promise<[folder: string, pages: string[]]> {
  const folder = info.outputPath();
  await writeFile(`${folder}/index.html`, `<!doctype html><title>Site</title><main>${body}</main>`);
  return [folder, ["index.html"]];
}

for (const body of ["<h1>from\\u00a0far</h1>", '<p title="from\\u00A0far">Read</p>']) {
  test(`reports an escape that a page would show, as in ${body}`, async ({ browserName: _ }, info) => {
    await expect(checkEscapes(...(await siteOf(body, info)))).rejects.toThrow(
      /^index\.html: expected a character; found "from\\u00a0far", as it stands \(on index\.html\)\. Write it in braces: title=\{"from\\u00a0far"\}\.$/i,
    );
  });
}

test("accepts escapes in scripts, and unescaped no-break spaces in texts", async ({ browserName: _ }, info) => {
  await checkEscapes(...(await siteOf('<h1>from\u00a0far</h1><script>say("\\u00a0")</script>', info)));
});

test("reports a claim that no page shows, even if a drawing does", async ({ browserName: _ }, info) => {
  const body = "<p><b>1,200</b> <i>h</i></p><svg><text>30%</text></svg>";
  const claims = [
    { id: "hours", value: "1,200\u00a0h" },
    { id: "share", value: "30%" },
  ];
  expect(await findUnshownClaims(...(await siteOf(body, info)), claims)).toEqual([
    'content/claims.ts: share: no page shows "30%": take the claim out, or show it.',
  ]);
});

test("reports a sentence with a gap in place of a missing record", async ({ browserName: _ }, info) => {
  for (const words of ["An order costs  on average.", "She orders for . We know.", "Spent , earned 9"]) {
    for (const body of [`<p>${words}</p>`, `<svg aria-label="${words}"></svg>`]) {
      await expect(checkGaps(...(await siteOf(body, info)))).rejects.toThrow(
        new RegExp(`^index\\.html: expected a sentence without a gap; found ".+" in "${words}"\\. A record `),
      );
    }
  }
});

test("accepts space between elements, .NET, and a decimal point", async ({ browserName: _ }, info) => {
  await checkGaps(...(await siteOf("<p> <b>C#</b> <i>and</i> .NET, at .5 each.</p>", info)));
});
