/**
 * The scheduling page with missing browser features, double-clicks, held keys, password managers and page translation.
 */
import { MINUTE, wallAt } from "@/components/schedule/zones";
import { expectNoAxeViolation } from "../accessibility/axe";
import {
  changeButton,
  copyButton,
  daysOf,
  emailLink,
  expect,
  expectedDays,
  fieldsOf,
  headingOf,
  letterOf,
  NOW,
  noticeOf,
  openSchedule,
  TEXTS,
  takeButton,
  takeTime,
  test,
  timesOf,
  VISITOR_ZONE,
  WORDING,
} from "./schedule-page";

test.use({ timezoneId: VISITOR_ZONE, locale: "en-GB" });

test("ignores the second click of a double-click, whatever appears under the pointer", async ({ page }) => {
  await openSchedule(page);
  await timesOf(page).first().check({ force: true });
  const take = takeButton(page);
  await take.press("Enter");
  const boxes: DOMRect[] = [];
  for (const next of [changeButton(page), emailLink(page), copyButton(page)]) {
    boxes.push(await next.evaluate((element) => element.getBoundingClientRect().toJSON()));
  }
  await changeButton(page).press("Enter");

  const clicked: string[] = [];
  await page.exposeFunction("recordClick", (name: string) => clicked.push(name));
  await page.evaluate(() => {
    document.addEventListener("click", ({ target, defaultPrevented }) => {
      const element = target instanceof Element && !defaultPrevented ? target.closest("a, button") : null;
      const { recordClick } = globalThis as unknown as { recordClick: (name: string) => void };
      if (element) recordClick(element.textContent ?? "");
    });
  });
  // Puts the button where, after the first click, another control appears: once for each of these controls. The second
  // click of the double-click then lands on that control.
  await page.evaluate(() => {
    // Lets the button lie above everything else.
    const style = new CSSStyleSheet();
    style.replaceSync(".ticket-leaf, .slip { filter: none !important; isolation: auto !important }");
    document.adoptedStyleSheets.push(style);
  });
  for (const { left, top, width, height } of boxes) {
    await take.evaluate(({ style }, box) => Object.assign(style, { position: "fixed", zIndex: "9", ...box }), {
      ...{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` },
    });
    await take.dblclick();
    await expect(page.getByRole("heading", { name: TEXTS.prepared })).toBeVisible();
    await changeButton(page).press("Enter");
  }
  const name = await take.textContent();
  expect(clicked).toEqual(boxes.flatMap(() => [name, TEXTS.change]));

  // Then a double-click on Change, with the button below it.
  const [box] = boxes;
  await take.press("Enter");
  await page.evaluate(
    ({ left = 0, top = 0 }) => {
      const style = new CSSStyleSheet();
      style.replaceSync(`.stub button { position: fixed; z-index: 9; left: ${left}px; top: ${top}px }`);
      document.adoptedStyleSheets.push(style);
    },
    { left: box?.left, top: box?.top },
  );
  await changeButton(page).dblclick();
  await expect(page.getByRole("heading", { name: TEXTS.choose })).toBeVisible();
});

test("ignores the repeats of a key that is held down", async ({ page }) => {
  await openSchedule(page);
  await timesOf(page).first().check({ force: true });
  await takeButton(page).focus();
  await page.keyboard.down("Enter");
  await expect(page.getByRole("heading", { name: TEXTS.prepared })).toBeFocused();
  await changeButton(page).focus();
  for (let index = 0; index < 5; index++) await page.keyboard.down("Enter");
  await expect(headingOf(page)).toHaveText(TEXTS.prepared);
});

for (const [refusal, clipboard] of [
  ["the browser refuses to copy", { writeText: "NotAllowedError" }],
  ["there is no clipboard, as on http", undefined],
] as const) {
  test(`selects the request for copying by hand if ${refusal}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript((given) => {
      const refuse = () => Promise.reject(new DOMException("", given?.writeText));
      Object.defineProperty(navigator, "clipboard", { value: given && { writeText: refuse } });
    }, clipboard);
    await openSchedule(page);
    await takeTime(page);
    await copyButton(page).press("Enter");
    await expect(page.getByRole("button", { name: TEXTS.refused })).toBeVisible();
    await expect(page.locator(".leaves").getByText(TEXTS.copyByHand)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("status")).toHaveText(TEXTS.copyByHand);
    const text = page.getByRole("textbox", { name: TEXTS.request });
    await expect(text).toBeFocused();
    await expect(text).toBeInViewport();
    expect(await page.evaluate(() => getSelection()?.toString().length)).toBe((await text.inputValue()).length);
    if (clipboard) await expectNoAxeViolation(page, "the scheduling page after copying was refused");
  });
}

test("includes values that a password manager fills in, with or without an event", async ({ page }) => {
  await openSchedule(page);
  await takeTime(page);
  const [name, phone] = fieldsOf(page);
  await name?.evaluate((field: HTMLInputElement) => {
    field.value = "Ada Lovelace";
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect((await letterOf(page)).body).toContain("Ada Lovelace\r\n");
  await phone?.evaluate((field: HTMLInputElement) => {
    field.value = "+1 202 555 0100";
  });
  await emailLink(page).click();
  expect((await letterOf(page)).body).toContain("+1 202 555 0100\r\n");
});

test("writes the letter in the firm's language on a page that the browser has translated", async ({ page }) => {
  await openSchedule(page);
  await takeTime(page);
  const original = (await letterOf(page)).body;
  await page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style")) continue;
      const font = document.createElement("font");
      font.textContent = "перевод";
      text.replaceWith(font);
    }
  });
  await page.locator("input[type=text]").first().fill("Ada");
  const { body } = await letterOf(page, page.locator("a[href^=mailto][target=_top]").first());
  expect(body).not.toContain("перевод");
  expect(body.replace(/\r\n[^\r]*Ada/, "")).toBe(original);
});

test("uses the server's clock, and reports that the device's is nine hours ahead", async ({ page }) => {
  const deviceTime = NOW + 9 * 60 * MINUTE;
  await openSchedule(page, NOW, deviceTime);
  const wall = wallAt(deviceTime, VISITOR_ZONE);
  const message = TEXTS.wrongClock({ device: `${WORDING.dateOfYear(wall)}, ${WORDING.clock(wall)}` });
  await expect(noticeOf(page, message)).toHaveCount(1);
  await expect(page.getByRole("status")).toContainText(message);
  const [first] = expectedDays(VISITOR_ZONE);
  await expect(daysOf(page).first()).toHaveValue(String(first?.date));
  await expect(timesOf(page).first()).toHaveValue(String(first?.times[0]?.start));
  await takeTime(page);
  await expect(emailLink(page)).toBeVisible();
});
