/** Visits by keyboard only. */
import type { Locator, Page } from "@playwright/test";
import { site } from "@/content/site";
import { dialogOf, expectPageAsBefore, openersOf } from "../booking/dialog";
import { setClock } from "../clock";
import { NOW } from "../schedule/schedule-page";
import { BOOKING_PAGE, DIALOG_PAGES, expect, SCRIPTLESS_PAGES, test } from "../visit";
import { WORDS } from "../words";

/** By default, Tab skips links in Safari, but Option and Tab does not. */
const tabKey = (browserName: string) => (browserName === "webkit" && process.platform === "darwin" ? "Alt+Tab" : "Tab");

/** Presses Tab until the target has the focus. */
async function tabTo(target: Locator, tab: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await target.page().keyboard.press(tab);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${target}`);
}

/** Finds a section with a booking link and a link in the bar. Returns the section and the link in the bar. */
async function findSection(page: Page): Promise<{ link: Locator; section: Locator }> {
  const links = await page.locator('header nav a[href^="#"]').all();
  const sections = await Promise.all(
    links.map(async (link) => ({ link, section: page.locator((await link.getAttribute("href")) ?? "") })),
  );
  for (const candidate of sections) if (await candidate.section.locator(openersOf(page)).count()) return candidate;
  throw new Error("No section that the bar names has an opener");
}

const focusIn = (section: Locator) => section.evaluate((element) => element.contains(document.activeElement));

test("goes to a section by the bar, and books", async ({ page, browserName }) => {
  const tab = tabKey(browserName);
  await setClock(page, NOW);
  await page.goto(DIALOG_PAGES.at(-1)?.address ?? "");
  await page.keyboard.press(tab);
  await expect(page.getByRole("link", { name: WORDS.skip })).toBeFocused();
  const { link, section } = await findSection(page);
  await tabTo(link, tab);
  await page.keyboard.press("Enter");
  await expect(section.getByRole("heading").first()).toBeInViewport();

  // Tab continues in the section.
  const chosen = section.locator(openersOf(page)).first();
  await tabTo(chosen, tab);
  await page.keyboard.press("Enter");
  const { dialog, close, frame, note } = dialogOf(page);
  await expect(dialog).toBeVisible();
  if (!site.bookingUrl) {
    await expect(close).toBeFocused();
    const calendar = frame.contentFrame();
    await expect(calendar.getByRole("radio").first()).toBeAttached();
    // The days, then the times of the day.
    const day = calendar.getByRole("radio", { checked: true }).first();
    await tabTo(day, tab);
    await page.keyboard.press("ArrowDown");
    // The next open day.
    await expect(calendar.getByRole("radio", { disabled: false }).nth(1)).toBeChecked();
    await tabTo(calendar.getByRole("radiogroup").getByRole("radio").first(), tab);
    await page.keyboard.press("Space");
    await tabTo(calendar.getByRole("button", { name: WORDS.schedule.take }), tab);

    // The request.
    await page.keyboard.press("Enter");
    await expect(calendar.getByRole("heading", { level: 1 })).toBeFocused();
    for (const next of [
      calendar.getByRole("button", { name: WORDS.schedule.change }),
      ...WORDS.schedule.fields.map((name) => calendar.getByRole("textbox", { name, exact: true })),
      calendar.getByRole("region", { name: WORDS.schedule.request }).getByRole("combobox"),
      calendar.getByRole("link", { name: WORDS.schedule.email }),
    ]) {
      await page.keyboard.press(tab);
      await expect(next).toBeFocused();
    }
    await expect(calendar.locator(":focus")).toHaveAttribute("href", /^mailto:/);
  } else {
    // A calendar may take the focus while it loads, and would then get the keys.
    await expect(note.getByText(WORDS.calendar.loading)).toBeHidden();
    await close.focus();
  }

  await page.keyboard.press("Escape");
  await expectPageAsBefore(page);
  await expect(chosen).toBeFocused();
});

test("the skip link skips the bar, and the next Tab moves into the content", async ({ page, browserName }) => {
  const tab = tabKey(browserName);
  for (const { address } of [...DIALOG_PAGES.slice(0, 1), ...SCRIPTLESS_PAGES.slice(0, 1)]) {
    await page.goto(address);
    await page.keyboard.press(tab);
    await expect(page.getByRole("link", { name: WORDS.skip })).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press(tab);
    expect(await focusIn(page.locator("main"))).toBe(true);
  }
});

test("opens the menu on a narrow window, goes to a section, and continues from there", async ({
  page,
  browserName,
}) => {
  const tab = tabKey(browserName);
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(BOOKING_PAGE);
  const bar = page.getByRole("banner");
  await tabTo(bar.getByRole("button"), tab);
  await page.keyboard.press("Enter");
  const link = bar.getByRole("navigation").locator('a[href^="#"]').nth(1);
  const section = page.locator((await link.getAttribute("href")) ?? "");
  await tabTo(link, tab);
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("navigation")).toHaveCount(0);
  await expect(section.getByRole("heading").first()).toBeInViewport();
  // The focus is in the section or, if that has no control, after it.
  await page.keyboard.press(tab);
  const after = await section.evaluate((element) => {
    const where = element.compareDocumentPosition(document.activeElement ?? document.body);
    return Boolean(where & (Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_FOLLOWING));
  });
  expect(after).toBe(true);
});
