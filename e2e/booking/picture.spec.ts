/**
 * A press that is the first sign of a visitor finds React not yet started. The dialog is shown at once as a picture of
 * itself (components/client/dialog-picture.ts), and takes the picture's place.
 */
import type { Page } from "@playwright/test";
import { DOUBLE_PRESS } from "../../components/ui/dialog-page";
import { DIALOG_PAGES, expect, test } from "../visit";
import { dialogOf, expectPageAsBefore, OPENER } from "./dialog";

/** A press without anything before it, so that nothing has been started by a pointer on its way. */
function pressFirst(page: Page): Promise<void> {
  return page.getByRole("link", { name: OPENER }).first().dispatchEvent("click");
}

/** Has the page do something as soon as it shows the picture, in the belief that it has been there for a while. */
async function whenPictured(page: Page, act: (dialog: HTMLElement) => void): Promise<void> {
  await page.addInitScript(`
    const { now } = performance;
    performance.now = () => now.call(performance) - ${DOUBLE_PRESS};
    new MutationObserver((_, observer) => {
      const dialog = document.querySelector(".dialog");
      if (!dialog?.inert) return;
      observer.disconnect();
      (${act})(dialog);
    }).observe(document, { childList: true, subtree: true });
  `);
}

for (const { id, address } of DIALOG_PAGES) {
  test(`${id}: a frame with the picture is followed by one with the dialog, in the same place`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    await page.evaluate(() => {
      const frames: string[] = [];
      Object.assign(window, { frames });
      requestAnimationFrame(function look() {
        const box = (name: string) => {
          const { x, y, width, height } = document.querySelector(`.dialog ${name}`)?.getBoundingClientRect() ?? {};
          return [name, x, y, width, height].join(" ");
        };
        const dialogs = [...document.querySelectorAll<HTMLElement>(".dialog")];
        const seen = [
          dialogs.map(({ inert }) => (inert ? "picture" : "dialog")).join(" and "),
          `${document.querySelectorAll(".dialog-overlay").length} overlay`,
          ...[".dialog-title", ".dialog-close", ".calendar", ".dialog-foot"].map(box),
        ].join(", ");
        if (dialogs.length > 0 && frames.at(-1) !== seen) frames.push(seen);
        requestAnimationFrame(look);
      });
    });
    await pressFirst(page);
    await expect(dialogOf(page).frame.contentFrame().getByRole("radio").first()).toBeVisible();
    const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
    const [first = "", ...rest] = frames;
    expect(first).toMatch(/^picture, 1 overlay, /);
    expect(rest).toEqual([first.replace("picture", "dialog")]);
    await page.keyboard.press("Escape");
    await expectPageAsBefore(page);
  });
}

const WAYS_OUT: Record<string, (dialog: HTMLElement) => void> = {
  Escape: () => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })),
  "its close button": (dialog) => {
    const { x = 0, y = 0, width = 0, height = 0 } = dialog.querySelector("button")?.getBoundingClientRect() ?? {};
    const middle = { clientX: x + width / 2, clientY: y + height / 2 };
    document
      .elementFromPoint(middle.clientX, middle.clientY)
      ?.dispatchEvent(new MouseEvent("click", { ...middle, bubbles: true }));
  },
  "a press beside it": () => {
    document.elementFromPoint(2, 2)?.dispatchEvent(new MouseEvent("click", { clientX: 2, clientY: 2, bubbles: true }));
  },
};
for (const [what, act] of Object.entries(WAYS_OUT)) {
  test(`${what} closes the picture, no dialog follows, and the next press opens one`, async ({ page }) => {
    await whenPictured(page, act);
    await page.goto("/talent/");
    await pressFirst(page);
    // React has started when it has put its own element at the end of the body.
    await expect(page.locator("body > div:last-child:empty")).toHaveCount(1);
    await expectPageAsBefore(page);
    await page.getByRole("link", { name: OPENER }).first().click();
    await expect(dialogOf(page).dialog).toBeVisible();
  });
}
