import { industries } from "@/content/industries";
import { pageAddress, routes, schedulePath } from "@/content/routes";
import { type Answer, answer, prepare } from "@/deploy/answers";
import { addressOf } from "@/lib/headers";
import { readSite } from "@/lib/site-files";
import { expectPageAsBefore, openBy, openByAddress, openerOf, pressEscape } from "../booking/dialog";
import { SITE_DIR } from "../site-dir";
import { BOOKING_PAGE, ELSEWHERE, expect, PAGES, test } from "../visit";
import { WORDS } from "../words";

/** The same addresses on every run: a linear congruential generator (Numerical Recipes) from a fixed seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

const HOW_MANY = 1500;
const PARTS = [
  ...("/./..//%2f%2F%2e%2e%5c\\;:@&=+$,~^|<>\"'`{}[]()*!".match(/%..|\.\.|./g) ?? []),
  ...[
    "%00",
    "%0d%0a",
    "%",
    "%zz",
    "%c0%af",
    "%e0%80%af",
    "%ff",
    "%25%32%65",
    "..%2f",
    "..;/",
    "\\..\\",
    "//",
    "///",
    "./",
    "../",
  ],
  ...[
    ...routes.map(({ id }) => id),
    ...routes.map(({ id }) => id.toUpperCase()),
    "index.html",
    "404.html",
    "_headers",
    "_redirects",
    ".env",
    ".git/config",
    "package.json",
  ],
  ...["etc/passwd", "con", "nul", "favicon.ico", "_next/static", "_hashed", "images", "schedule", "é", "日本", "😀"],
  ...["?", "?x=1", "?%", "?/../", "#", "#book", "#%00", ".", " ", "%20", "\t"],
];

function addresses(): string[] {
  const below = numbersFrom(20_241_124);
  return Array.from({ length: HOW_MANY }, (_, index) => {
    if (index % 500 === 499) return `/${"a/".repeat(1000 + below(1500))}`;
    let address = "/";
    for (let count = 1 + below(7); count > 0; count--) address += PARTS[below(PARTS.length)];
    return address;
  });
}

test(`${HOW_MANY} odd addresses get the right status, and nothing from outside of the site`, async () => {
  const files = await readSite(SITE_DIR);
  const site = prepare(files);
  const bodies = new Map([...files].map(([path, text]) => [addressOf(path), text.toString("utf8")]));
  const seen = new Map<number, number>();
  const faults: string[] = [];

  for (const address of addresses()) {
    // As it stands, apart from the signs that no client can send.
    const path = address.replaceAll(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign));
    const reply = answer(site, path);
    seen.set(reply.status, (seen.get(reply.status) ?? 0) + 1);
    const fault = faultIn(address, reply, bodies);
    if (fault) faults.push(`${address.slice(0, 200)}: ${reply.status}, ${fault}`);
  }

  expect(faults).toEqual([]);
  expect(seen.get(404), "most of them are nowhere").toBeGreaterThan(HOW_MANY / 4);
  expect(seen.get(400), "some are none at all").toBeGreaterThan(20);
  expect((seen.get(200) ?? 0) + (seen.get(301) ?? 0), "and some are pages").toBeGreaterThan(20);
});

function faultIn(address: string, reply: Answer, bodies: ReadonlyMap<string, string>): string {
  const { status, headers } = reply;
  const body = reply.body.toString("utf8");
  if (/\bat .*\.(ts|js):\d+|root:x:|node_modules/.test(body)) return "a stack trace or a file of the machine";
  switch (status) {
    case 200:
      return isInSite(address, body, bodies) ? "" : "not the file of this address";
    case 301:
      return /^\/[^/\\\r\n]*[^\r\n]*$/.test(String(headers.location)) && !/^\/[/\\]/.test(String(headers.location))
        ? ""
        : `leads to ${headers.location}`;
    case 400:
      return body === "This address is malformed.\n" ? "" : `says ${body.slice(0, 100)}`;
    case 404:
      return body === bodies.get("/404.html") ? "" : "not the 404 page";
    default:
      return "not a status for a malformed, missing or present file";
  }
}

/** Whether what came is a file of the site, and that of the address. */
function isInSite(address: string, body: string, bodies: ReadonlyMap<string, string>): boolean {
  const path = decodeURIComponent(address.replace(/[?#].*/s, ""));
  return bodies.get(addressOf(path)) === body || bodies.get(path) === body;
}

test("odd queries leave the pages as they are, and a page works without its closing slash", async ({ page }) => {
  for (const { address, booking } of PAGES) {
    const plain = await (await page.request.get(address)).text();
    for (const query of ["?utm_source=x&%22%3E%3Cscript%3Ealert(1)%3C/script%3E", `?${"x".repeat(4000)}`]) {
      expect(await (await page.request.get(address + query)).text(), address).toBe(plain);
      // Only a script could read it.
      if (booking === "link") continue;
      await page.goto(address + query);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  }
  for (const { path } of routes) {
    await page.goto(path);
    await expect(page).toHaveURL(pageAddress(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto(`${schedulePath}?date=1970-01-01`);
  await expect(page.getByRole("radio").first()).toBeVisible();
});

test.describe("an unknown address", () => {
  test.use({ tolerated: /status of 404/ });

  test("gets the 404 page, with status 404 and a way back", { tag: "@any-firm" }, async ({ page }) => {
    // Industries name pages that are still to come.
    const unknown = [
      "/nowhere",
      `${pageAddress(routes.at(-1)?.path ?? "/")}nobody/`,
      "/index.php?id=1",
      ...routes.filter(({ path }) => path !== "/").map(({ path }) => path.toUpperCase()),
      ...industries.map(({ link }) => link),
    ];
    const [first = "", ...others] = unknown;
    const answer = await page.goto(first);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: WORDS.notFound.heading })).toBeVisible();
    await expect(page.getByRole("main").getByText(WORDS.notFound.text)).toBeVisible();
    for (const address of others) {
      const other = await page.request.get(address);
      expect(other.status(), address).toBe(404);
      expect(await other.text(), address).toBe(await answer?.text());
    }
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
  });
});

const ODD_HASHES = [
  ..."#|#%00|#%|#%zz|#book?x|#Book|#BOOK|#book/|#/book|#book#book|#%62ook%|#book%20|#bo ok|#\\|#.|#..|#!|#0|#null".split(
    "|",
  ),
  ..."#'];alert(1)//|#\"><img src=x onerror=alert(1)>|#__proto__|#constructor|#*|#[id]|#:has(a)|#main|#menu".split("|"),
  ..."#日本|#😀|#%f0%9f%98%80".split("|"),
  `#${"x".repeat(5000)}`,
];

test("odd hashes open nothing and break nothing", async ({ page }) => {
  const below = numbersFrom(7);
  const generated = Array.from({ length: 200 }, () => {
    let hash = "#";
    for (let count = 1 + below(5); count > 0; count--) hash += ["book", ...PARTS][below(PARTS.length + 1)];
    return hash;
  }).filter((hash) => hash !== "#book");

  await page.goto(BOOKING_PAGE);
  // Once opened, the dialog reads the address itself.
  await openBy(openerOf(page));
  await pressEscape(page);
  await expectPageAsBefore(page);
  const opened = await page.evaluate(
    async (hashes) => {
      const wrong: string[] = [];
      for (const hash of hashes) {
        const before = location.href;
        location.hash = hash;
        if (location.href !== before) await new Promise((told) => addEventListener("hashchange", told, { once: true }));
        if (document.querySelector("[role=dialog]")) wrong.push(hash);
      }
      return wrong;
    },
    [...ODD_HASHES, ...generated],
  );
  expect(opened).toEqual([]);
  await openByAddress(page);

  // Before that, it is the page's own script that reads it.
  for (const hash of ODD_HASHES.slice(0, 8)) {
    await page.goto(ELSEWHERE);
    await page.goto(BOOKING_PAGE + hash);
    await page.mouse.move(100, 400);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
