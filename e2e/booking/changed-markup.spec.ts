/** Page translation and extensions change the page while a visitor books. */
import type { Page } from "@playwright/test";
import { site } from "@/content/site";
import { BOOKING_PAGE, delayRequests, expect, isCalendar, test } from "../visit";
import { WORDS } from "../words";
import {
  dialogOf,
  expectCalendar,
  expectDialog,
  expectPageAsBefore,
  openBy,
  openerOf,
  pressEscape,
  SCRIPT,
} from "./dialog";

/** Records the addresses from which the page loads the calendar. */
function recordLoads(page: Page, calendarAddress: string): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && isCalendar(request.url(), calendarAddress)) loads.push(request.url());
  });
  return loads;
}

/** Runs in the page: wraps every text below an element, as page translation does. */
function translate(selector: string): void {
  const texts = document.createTreeWalker(document.querySelector(selector) ?? document, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.closest("script, style")) found.push(text);
  }
  for (const text of found) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text);
  }
}

/** Changes to the markup around and in the islands before React hydrates them. */
const CHANGES: [who: string, tag: string[], change: (page: Page) => Promise<void>][] = [
  ["page translation wraps the page's texts", [], (page) => page.evaluate(translate, "body")],
  [
    "an extension adds nodes to the page",
    ["@calendar"],
    (page) =>
      page.evaluate(() => {
        for (const island of document.querySelectorAll("[data-island], [data-island] > *"))
          island.append(document.createElement("grammar-box"));
      }),
  ],
];

for (const [who, tag, change] of CHANGES) {
  test(`the dialog and its calendar open once if ${who} before React loads`, {
    tag,
  }, async ({ page, calendarAddress }) => {
    const loads = recordLoads(page, calendarAddress);
    const release = await delayRequests(page, SCRIPT);
    await page.goto(BOOKING_PAGE);
    await change(page);
    release();
    await openerOf(page).click();
    await expectDialog(page);
    await expectCalendar(page);
    expect(loads).toHaveLength(1);
    await pressEscape(page);
    await expectPageAsBefore(page);
    await page.setViewportSize({ width: 390, height: 740 });
    const menu = page.getByRole("banner").getByRole("navigation");
    await page.getByRole("banner").getByRole("button").click();
    await menu.getByRole("link").first().click();
    await expect(menu).toHaveCount(0);
  });
}

test("a booking in progress stays when the page is translated, and the dialog closes and opens again", async ({
  page,
  calendarAddress,
}) => {
  test.skip(site.bookingUrl !== null, "tested with the site's own calendar");
  const loads = recordLoads(page, calendarAddress);
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await expectCalendar(page);
  const calendar = dialogOf(page).frame.contentFrame();
  await calendar.getByRole("radiogroup").getByRole("radio").last().check({ force: true });
  await calendar.getByRole("button", { name: WORDS.schedule.take }).click();
  const name = calendar.getByRole("textbox").first();
  await name.fill("Ada");
  await page.evaluate(translate, "body");
  await expect(name).toHaveValue("Ada");
  await expect(calendar.getByRole("link", { name: WORDS.schedule.email }).first()).toBeVisible();
  expect(loads).toHaveLength(1);
  await dialogOf(page).close.click();
  await expectPageAsBefore(page);
  await openBy(openerOf(page));
});

test("the dialog reports that a calendar failed, also if the page was translated while it loaded", async ({
  page,
  calendarAddress,
}) => {
  test.skip(site.bookingUrl !== null, "a page cannot see into a calendar of another origin");
  await page.route(
    ({ href }) => isCalendar(href, calendarAddress),
    (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Sign in</title>" }),
  );
  const release = await delayRequests(page, ({ href }) => isCalendar(href, calendarAddress));
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await page.evaluate(translate, "[role=dialog]");
  release();
  await expect(dialogOf(page).note.getByText(WORDS.calendar.failed)).toBeVisible();
  await expect(dialogOf(page).note.getByText(WORDS.calendar.loading)).toHaveCount(0);
  await dialogOf(page).close.click();
  await expectPageAsBefore(page);
});

test("boxes that extensions add before and after the dialog opens are usable on top of it", async ({ page }) => {
  await page.goto(BOOKING_PAGE);
  // Password managers and translators add such boxes.
  const addBox = (left: string) =>
    page.evaluate((place) => {
      const box = document.createElement("vault-box");
      box.innerHTML = "<input><button>Fill in</button>";
      box.firstElementChild?.setAttribute("aria-label", "Search the vault");
      box.attributeStyleMap.set("position", "fixed");
      box.attributeStyleMap.set("inset", `40% auto auto ${place}`);
      box.attributeStyleMap.set("z-index", 2147483647);
      box.querySelector("button")?.addEventListener("click", () => box.setAttribute("data-pressed", ""));
      document.body.append(box);
    }, left);
  await addBox("10%");
  await openBy(openerOf(page));
  await expectCalendar(page);
  await addBox("60%");
  for (const box of await page.locator("vault-box").all()) {
    await box.locator("button").click();
    await expect(box).toHaveAttribute("data-pressed");
    await box.locator("input").click();
    await page.keyboard.type("threefold");
    await expect(box.locator("input")).toHaveValue("threefold");
    await expect(page.getByRole("dialog")).toHaveCount(1);
  }
  // A click outside the dialog still closes it.
  await page.mouse.click(4, 400);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
