/**
 * Page translation, extensions and iOS change the page while a visitor books. When React loads, it must neither render such a
 * dialog anew nor load its calendar again.
 */
import type { Page } from "@playwright/test";
import { site } from "@/content/site";
import { BOOKING_PAGE, expect, hold, isCalendar, test } from "../visit";
import { WORDS } from "../words";
import { dialogOf, expectCalendar, expectPageAsBefore, openBy, openerOf, pressEscape, SCRIPT } from "./dialog";

/** Lets React's script load, and waits until it has decided whether to take over the open dialog. */
async function runScript(page: Page, release: () => void): Promise<void> {
  release();
  // components/booking/mount.tsx adds this root just before it decides, in the same task.
  await page.locator("[data-tooltip-root]").waitFor({ state: "attached" });
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

/** lib/markup-fingerprint.test.ts covers the other kinds of change. */
const CHANGES: [who: string, tag: string[], change: (page: Page) => Promise<void>][] = [
  ["page translation wraps its texts", [], (page) => page.evaluate(translate, "[role=dialog]")],
  [
    "an extension adds a node beside it",
    ["@calendar"],
    (page) => page.getByRole("dialog").evaluate((dialog) => dialog.after(document.createElement("grammar-box"))),
  ],
];

for (const [who, tag, change] of CHANGES) {
  test(`keeps a booking in progress when ${who} before React loads`, { tag }, async ({ page, calendarAddress }) => {
    const loads: string[] = [];
    page.on(
      "request",
      (request) =>
        request.isNavigationRequest() && isCalendar(request.url(), calendarAddress) && loads.push(request.url()),
    );
    const release = await hold(page, SCRIPT);
    await page.goto(BOOKING_PAGE);
    await openBy(openerOf(page));
    await expectCalendar(page);
    await change(page);

    const { frame, close } = dialogOf(page);
    const calendar = page.getByRole("dialog").locator("iframe").contentFrame();
    const isOwn = calendarAddress.startsWith("/");
    const name = calendar.getByRole("textbox").first();
    if (isOwn) {
      await calendar.getByRole("radiogroup").getByRole("radio").last().check({ force: true });
      await calendar.getByRole("button", { name: WORDS.schedule.take }).click();
    }
    await name.fill("Ada");
    await runScript(page, release);
    await expect(name).toHaveValue("Ada");
    if (isOwn) await expect(calendar.getByRole("link", { name: WORDS.schedule.email }).first()).toBeVisible();
    expect(loads).toHaveLength(1);

    await close.click();
    await expectPageAsBefore(page);
    // The added node is gone with the dialog, and React renders the next one.
    await expect(page.locator("grammar-box")).toHaveCount(0);
    await openBy(openerOf(page));
    await expect(frame).toHaveCount(1);
    await expectCalendar(page);
    await pressEscape(page);
    await expectPageAsBefore(page);
  });
}

test("keeps a booking in progress when the page is translated after React has loaded", async ({
  page,
  calendarAddress,
}) => {
  test.skip(site.bookingUrl !== null, "tested with the site's own calendar");
  const loads: string[] = [];
  page.on(
    "request",
    (request) =>
      request.isNavigationRequest() && isCalendar(request.url(), calendarAddress) && loads.push(request.url()),
  );
  const release = await hold(page, SCRIPT);
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await expectCalendar(page);
  await runScript(page, release);
  await page.evaluate(translate, "body");
  await pressEscape(page);
  await expectPageAsBefore(page);
  expect(loads).toHaveLength(1);
  await openBy(openerOf(page));
});

for (const hasReact of [false, true]) {
  test(`an extension's box at the end of the page works over the dialog, ${hasReact ? "with" : "before"} React`, async ({
    page,
  }) => {
    const release = await hold(page, SCRIPT);
    await page.goto(BOOKING_PAGE);
    await openBy(openerOf(page));
    await expectCalendar(page);
    if (hasReact) await runScript(page, release);
    // Password managers and translators add such boxes.
    await page.evaluate(() => {
      const box = document.createElement("vault-box");
      box.innerHTML = "<input><button>Fill in</button>";
      box.firstElementChild?.setAttribute("aria-label", "Search the vault");
      box.attributeStyleMap.set("position", "fixed");
      box.attributeStyleMap.set("inset", "40% auto auto 40%");
      box.attributeStyleMap.set("z-index", 2147483647);
      box.querySelector("button")?.addEventListener("click", () => box.setAttribute("data-pressed", ""));
      document.body.append(box);
    });
    const box = page.locator("vault-box");
    await box.getByRole("button").click();
    await expect(box).toHaveAttribute("data-pressed");
    await box.getByLabel("Search the vault").click();
    await page.keyboard.type("threefold");
    await expect(box.getByLabel("Search the vault")).toHaveValue("threefold");
    await expect(page.getByRole("dialog")).toHaveCount(1);
    // A click outside the dialog still closes it.
    await page.mouse.click(4, 400);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}
