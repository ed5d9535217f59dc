import { expect, test } from "@playwright/test";
import { site } from "@/content/site";
import { addressOf, siteAddress } from "./site-address";

test.afterEach(() => {
  delete process.env.SITE_URL;
});

test("without SITE_URL, the record's address is the site's", () => {
  expect(siteAddress()).toBe(site.url);
  process.env.SITE_URL = "";
  expect(siteAddress()).toBe(site.url);
});

test("SITE_URL takes its place", () => {
  process.env.SITE_URL = "https://www.firm.example";
  expect(addressOf("/talent/")).toBe("https://www.firm.example/talent/");
});

for (const given of [
  "https://firm.example/",
  "https://firm.example/site",
  "http://firm.example",
  "http://localhost:3000",
  "firm.example",
  "https://user:secret@firm.example",
  "https://firm.example?preview",
  "https://firm.example#top",
  "https://Firm.example",
  " https://firm.example",
]) {
  test(`SITE_URL="${given}" is refused by name`, () => {
    process.env.SITE_URL = given;
    expect(siteAddress).toThrow(`SITE_URL is "${given}": expected the https address of a host, without a path`);
  });
}
