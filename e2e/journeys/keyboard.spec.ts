/** The same without a mouse: only keys, and only what has the focus. */
import type { Page } from "@playwright/test";
import { plans } from "../../content/plans";
import { team } from "../../content/team";
import { dialogOf, expectPageAsBefore } from "../booking/dialog";
import { expect, test } from "../visit";

/** Safari's Tab skips links unless told otherwise in its settings; Option and Tab does not. */
const tabKey = (browserName: string) => (browserName === "webkit" && process.platform === "darwin" ? "Alt+Tab" : "Tab");

/** Presses Tab until the focus is on something with this name, as a person who looks for it would. */
async function tabTo(page: Page, name: RegExp | string, tab: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(tab);
    const focused = page.locator(":focus");
    const label = await focused.evaluate((element) =>
      (element.getAttribute("aria-label") ?? element.textContent ?? "").trim(),
    );
    if (typeof name === "string" ? label === name : name.test(label)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test.describe("without a mouse", () => {
  test.skip(({ isMobile }) => isMobile, "a phone has no Tab key");

  test("reads the prices and books", async ({ page, browserName }) => {
    const tab = tabKey(browserName);
    await page.goto("/talent/");
    await page.keyboard.press(tab);
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await tabTo(page, "Pricing", tab);
    await page.keyboard.press("Enter");
    await expect(page.locator("#pricing h2")).toBeInViewport();
    for (const { title } of plans) await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();

    // From the section that was chosen, Tab goes on in it.
    await tabTo(page, "Get Started", tab);
    const chosen = page.locator("#pricing").getByRole("link", { name: "Get Started" }).first();
    await expect(chosen).toBeFocused();
    await page.keyboard.press("Enter");

    const { dialog, close, frame } = dialogOf(page);
    await expect(close).toBeFocused();
    const calendar = frame.contentFrame();
    await expect(calendar.getByRole("radio").first()).toBeAttached();
    // Into the calendar: the time zone, then the days, then the times of the day.
    await page.keyboard.press(tab);
    await page.keyboard.press(tab);
    await expect(
      calendar.getByRole("combobox").or(calendar.getByRole("radio")).and(calendar.locator(":focus")),
    ).toHaveCount(1);
    if (await calendar.getByRole("combobox").evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press(tab);
    }
    await page.keyboard.press("ArrowDown");
    await expect(calendar.getByRole("radio").nth(1)).toBeChecked();
    await page.keyboard.press(tab);
    const time = calendar.getByRole("listitem").getByRole("button").first();
    await expect(time).toBeFocused();

    // The request, and back to the times.
    await page.keyboard.press("Enter");
    await expect(calendar.getByRole("heading", { level: 1 })).toBeFocused();
    await page.keyboard.press(tab);
    await expect(calendar.getByRole("button", { name: "Change the time" })).toBeFocused();
    await page.keyboard.press(tab);
    await expect(calendar.getByRole("link", { name: "Open email" })).toBeFocused();
    await expect(calendar.locator(":focus")).toHaveAttribute("href", /^mailto:/);

    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expectPageAsBefore(page);
    await expect(chosen).toBeFocused();
  });

  test("skips the bar, and the next Tab is in the page", async ({ page, browserName }) => {
    const tab = tabKey(browserName);
    for (const address of ["/", "/talent/", "/growth-marketing/", "/404.html"]) {
      await page.goto(address);
      await page.keyboard.press(tab);
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
      await page.keyboard.press("Enter");
      await page.keyboard.press(tab);
      expect(await page.locator("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);
    }
  });

  test("finds out who is who in the team, and leaves the explanation by Escape", async ({ page, browserName }) => {
    const [first] = team;
    await page.goto("/talent/#team");
    await tabTo(page, new RegExp(`${first?.name.split(" ")[0]}`), tabKey(browserName));
    const tooltip = page.getByRole("tooltip", { name: `${first?.name}, ${first?.role}` });
    await expect(tooltip).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);
    await expect(page.locator(":focus")).toContainText(first?.name.split(" ")[0] ?? "");
  });

  test("on a narrow window opens the menu, goes to a section, and reads on from there", async ({
    page,
    browserName,
  }) => {
    const tab = tabKey(browserName);
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto("/talent/");
    await tabTo(page, "Menu", tab);
    await page.keyboard.press("Enter");
    await tabTo(page, "Pricing", tab);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(page.locator("#pricing h2")).toBeInViewport();
    await page.keyboard.press(tab);
    expect(await page.locator("#pricing").evaluate((section) => section.contains(document.activeElement))).toBe(true);
  });
});
