import { expect, test } from "@playwright/test";
import { handMadeSite } from "@/e2e/deploy/hand-made-site";
import { EVERY_ANSWER, HASHED_FOLDER, type HeaderTable, headersOf } from "@/lib/headers";
import { siteConf } from "./site-conf";

const SITE = new Map(Object.entries(handMadeSite()).map(([path, content]) => [path, Buffer.from(content)]));
const CONF = siteConf(SITE, "/srv/threefold/releases/1/site");

/** The headers that a `location` adds. */
function added(location: string): HeaderTable {
  const block = CONF.split(`\nlocation ${location} {\n`)[1]?.split("\n}")[0] ?? "";
  const lines = [...block.matchAll(/add_header (\S+) "(.*)" always;/g)];
  return Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value.replaceAll('\\"', '"')]));
}

test("every file gets exactly the headers of the table and of its page", () => {
  for (const [path, content] of SITE) {
    const location = path.startsWith(HASHED_FOLDER) ? HASHED_FOLDER : `= "${path}"`;
    expect(added(location), path).toEqual({ ...EVERY_ANSWER, ...headersOf(path, content) });
  }
});

test("what is not in the site gets the headers that every answer has", () => {
  for (const [name, value] of Object.entries(EVERY_ANSWER))
    expect(CONF).toContain(`\nadd_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
});

test("a value that nginx would read as a variable is refused", () => {
  expect(() => siteConf(new Map(), "/srv/$name")).toThrow("dollar sign");
});
