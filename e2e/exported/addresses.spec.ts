/** The preview server's responses to odd, unknown and incomplete addresses. */
import { expect, test } from "@playwright/test";
import { industries } from "@/content/industries";
import { pageAddress, routes } from "@/content/routes";
import type { SiteResponse } from "@/deploy/responses";
import { addressOf } from "@/lib/headers";
import { getAttribute } from "@/lib/html";
import { readSite } from "@/lib/site-files";
import { createRandom, ODD_PARTS } from "../odd-addresses";
import { SITE_DIR } from "../site-dir";
import { PAGES } from "../visit";
import { WORDS } from "../words";
import { ExportedPage, fileText, requestAddress, withoutSpaces } from "./exported-page";

const ADDRESS_COUNT = 300;

function generateAddresses(): string[] {
  const randomBelow = createRandom(20_241_124);
  return Array.from({ length: ADDRESS_COUNT }, (_, index) => {
    if (index % 100 === 99) return `/${"a/".repeat(1000 + randomBelow(1500))}`;
    let address = "/";
    for (let count = 1 + randomBelow(7); count > 0; count--) address += ODD_PARTS[randomBelow(ODD_PARTS.length)];
    return address;
  });
}

test(`${ADDRESS_COUNT} odd addresses get the right status, and nothing from outside the site`, async () => {
  const files = await readSite(SITE_DIR);
  const bodies = new Map([...files].map(([path, text]) => [addressOf(path), text.toString("utf8")]));
  const statuses = new Map<number, number>();
  const faults: string[] = [];

  for (const address of generateAddresses()) {
    // Encodes only the characters that no client can send.
    const path = address.replaceAll(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));
    const reply = await requestAddress(path);
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    const fault = findFault(address, reply, bodies);
    if (fault) faults.push(`${address.slice(0, 200)}: ${reply.status}, ${fault}`);
  }

  expect(faults).toEqual([]);
  expect(statuses.get(404), "most do not exist").toBeGreaterThan(ADDRESS_COUNT / 4);
  expect(statuses.get(400), "some are malformed").toBeGreaterThan(20);
  expect((statuses.get(200) ?? 0) + (statuses.get(301) ?? 0), "some are pages").toBeGreaterThan(20);
});

function findFault(address: string, reply: SiteResponse, bodies: ReadonlyMap<string, string>): string {
  const { status, headers } = reply;
  const body = reply.body.toString("utf8");
  if (/\bat .*\.(ts|js):\d+|root:x:|node_modules/.test(body)) return "a stack trace or a file of the machine";
  switch (status) {
    case 200:
      return isFileAt(address, body, bodies) ? "" : "not the file of this address";
    case 301:
      return /^\/[^/\\\r\n]*[^\r\n]*$/.test(String(headers.location)) && !/^\/[/\\]/.test(String(headers.location))
        ? ""
        : `redirects to ${headers.location}`;
    case 400:
      return body === "This address is malformed.\n" ? "" : `answers ${body.slice(0, 100)}`;
    case 404:
      return body === bodies.get("/404.html") ? "" : "not the 404 page";
    default:
      return "not a status for a malformed, missing or existing file";
  }
}

/** Whether the body is the content of the file at this address. */
function isFileAt(address: string, body: string, bodies: ReadonlyMap<string, string>): boolean {
  const path = decodeURIComponent(address.replace(/[?#].*/s, ""));
  return bodies.get(addressOf(path)) === body || bodies.get(path) === body;
}

test("odd queries do not change a page", async () => {
  for (const { address } of PAGES) {
    const plain = await requestAddress(address);
    for (const query of ["?utm_source=x&%22%3E%3Cscript%3Ealert(1)%3C/script%3E", `?${"x".repeat(4000)}`]) {
      expect((await requestAddress(address + query)).body.equals(plain.body), address + query).toBe(true);
    }
  }
});

test("a page's address without its trailing slash redirects to the page", async () => {
  for (const { path } of routes) {
    if (path === "/") continue;
    const { status, headers } = await requestAddress(path);
    expect([status, headers.location]).toEqual([301, pageAddress(path)]);
  }
});

test("an unknown address gets the 404 page, with status 404 and a link home", async () => {
  const unknown = [
    "/nowhere",
    `${pageAddress(routes.at(-1)?.path ?? "/")}nobody/`,
    "/index.php?id=1",
    ...routes.filter(({ path }) => path !== "/").map(({ path }) => path.toUpperCase()),
    // Industries name pages that do not exist yet.
    ...industries.flatMap(({ link }) => link ?? []),
  ];
  const page = await ExportedPage.read("/404.html");
  expect(withoutSpaces(page.words())).toContain(withoutSpaces(WORDS.notFound.heading));
  expect(page.tags("a").map((link) => getAttribute(link, "href"))).toContain("/");
  const expected = await fileText("/404.html");
  for (const address of unknown) {
    const { status, body } = await requestAddress(address);
    expect(status, address).toBe(404);
    expect(body.toString("utf8"), address).toBe(expected);
  }
});
