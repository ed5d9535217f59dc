/**
 * Others change the page while a visitor books: page translation, extensions, iOS. React's script, when it comes, must
 * neither render such a dialog anew nor load its calendar again.
 */
import type { Page } from "@playwright/test";
import { site } from "@/content/site";
import { BOOKING_PAGE, expect, hold, test } from "../visit";
import { WORDS } from "../words";
import { dialogOf, expectCalendar, expectPageAsBefore, openBy, openerOf, pressEscape, SCRIPT } from "./dialog";

/** Runs React's script to its end: what it starts has been started when this returns. */
async function runScript(page: Page, release: () => void): Promise<void> {
  const arrived = page.waitForResponse(SCRIPT);
  release();
  const script = (await arrived).url();
  await page.evaluate(async (url) => {
    await import(url);
    // The page's own loader mounts it after the same promise.
    await new Promise((done) => setTimeout(done, 100));
  }, script);
}

/** Wraps every text below an element, as page translation does. Runs in the page. */
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

const CHANGES: [who: string, change: (page: Page) => Promise<void>][] = [
  ["page translation wraps its texts", (page) => page.evaluate(translate, "[role=dialog]")],
  [
    "page translation replaces a text",
    (page) =>
      page.getByRole("dialog").evaluate((dialog) => {
        const text = dialog.querySelector("p");
        if (text) text.textContent = "Agende una consulta gratuita.";
      }),
  ],
  [
    "an extension adds a node",
    (page) => page.getByRole("dialog").evaluate((dialog) => dialog.append(document.createElement("grammar-box"))),
  ],
  [
    "an extension adds a node beside it",
    (page) => page.getByRole("dialog").evaluate((dialog) => dialog.after(document.createElement("grammar-box"))),
  ],
];

for (const [who, change] of CHANGES) {
  test(`keeps a booking in progress when ${who} before React comes`, { tag: "@calendar" }, async ({
    page,
    calendarAddress,
  }) => {
    const loads: string[] = [];
    page.on(
      "request",
      (request) =>
        request.isNavigationRequest() && request.url().endsWith(calendarAddress) && loads.push(request.url()),
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
    // What was added has gone with the dialog, and the next one is React's.
    await expect(page.locator("grammar-box")).toHaveCount(0);
    await openBy(openerOf(page));
    await expect(frame).toHaveCount(1);
    await expectCalendar(page);
    await pressEscape(page);
    await expectPageAsBefore(page);
  });
}

test("keeps a booking in progress when page translation comes after React", async ({ page, calendarAddress }) => {
  test.skip(site.bookingUrl !== null, "the same with any calendar");
  const loads: string[] = [];
  page.on(
    "request",
    (request) => request.isNavigationRequest() && request.url().endsWith(calendarAddress) && loads.push(request.url()),
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

for (const isReactThere of [false, true]) {
  test(`boxes that extensions add to the page's end can be used over the dialog, ${isReactThere ? "with" : "before"} React`, {
    tag: "@calendar",
  }, async ({ page }) => {
    const release = await hold(page, SCRIPT);
    await page.goto(BOOKING_PAGE);
    await openBy(openerOf(page));
    await expectCalendar(page);
    if (isReactThere) await runScript(page, release);
    // As password managers and translators do it.
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
    // A press beside the dialog still closes it.
    await page.mouse.click(4, 400);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}
