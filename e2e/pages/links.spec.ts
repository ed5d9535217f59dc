import { schedulePath } from "../../content/routes";
import { expect, PAGES, test } from "../visit";

const ADDRESSES = [...PAGES.map(({ address }) => address), schedulePath];

for (const address of ADDRESSES) {
  test(`every link of ${address} leads somewhere`, async ({ page, request, baseURL }) => {
    await page.goto(address);
    const links = await page
      .locator("a[href], link[href], img[src], script[src]")
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? ""),
      );
    expect(links.length).toBeGreaterThan(3);
    for (const link of new Set(links)) {
      const url = new URL(link, new URL(address, baseURL));
      if (url.origin !== new URL(baseURL ?? "").origin) {
        expect(url.protocol, link).toMatch(/^(https|mailto|tel):$/);
        continue;
      }
      const answer = await request.get(url.pathname, { maxRedirects: 0 });
      expect(answer.status(), `${address} links ${link}`).toBe(200);
      const hash = url.hash.slice(1);
      if (hash) expect(await answer.text(), `${link} has a target`).toMatch(new RegExp(`id="${hash}"`));
    }
  });
}

test("addresses work with and without their closing slash", async ({ page }) => {
  for (const { address } of PAGES.filter(({ address }) => address.endsWith("/") && address !== "/")) {
    await page.goto(address.slice(0, -1));
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test.describe("an unknown address", () => {
  test.use({ tolerated: /status of 404/ });

  for (const address of ["/nowhere", "/talent/nobody/", "/industries/healthcare", "/Talent/", "/index.php?id=1"]) {
    test(`${address} gets the 404 page, with status 404 and a way back`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
      await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.locator("#clients")).toBeVisible();
    });
  }
});
