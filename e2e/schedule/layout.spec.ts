/** Checks which parts of the scheduling page are visible in each window size, in its own tab and in the dialog. */
import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { pageAddress } from "@/content/routes";
import { shortName, site } from "@/content/site";
import { findHost } from "@/lib/host";
import { TAB_PAGES } from "@/lib/navigation";
import { SLOPE } from "@/lib/slope";
import { expectNoAxeViolation } from "../accessibility/axe";
import { setClock } from "../clock";
import { measureSidewaysScroll } from "../visit";
import {
  changeButton,
  emailLink,
  eventIn,
  expect,
  expectedDays,
  fileLink,
  frameOf,
  headingOf,
  letterOf,
  NOW,
  openInDialog,
  openSchedule,
  requestOf,
  TEXTS,
  takeButton,
  takeTime,
  test,
  timeLabelsOf,
  timesOf,
  topicOf,
  VISITOR_ZONE,
} from "./schedule-page";

test.use({ timezoneId: VISITOR_ZONE, locale: "en-GB" });

test("has no axe violation and only large controls at every width, before and after a time is confirmed", {
  tag: "@any-firm",
}, async ({ page }) => {
  await openSchedule(page);
  for (const state of ["choosing", "taken"]) {
    if (state === "taken") await takeTime(page);
    await expect(headingOf(page)).toHaveText(state === "taken" ? TEXTS.prepared : TEXTS.choose);
    await expectNoAxeViolation(page, state);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoAxeViolation(page, `${state}, dark`, undefined, ["color-contrast"]);
    await page.emulateMedia({ colorScheme: "light" });
    for (const width of [280, 320, 560, 720, 900]) {
      await page.setViewportSize({ width, height: 600 });
      expect(await measureSidewaysScroll(page), `${state}, ${width} px`).toBe(0);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("main :is(a, button, select, label:has([type=radio]), input:not([type=radio]))")]
          .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.5)
          .map((target) => target.textContent),
      );
      expect(small, `${state}, ${width} px: less than 44 px high`).toEqual([]);
    }
  }
  const hiddenHeight = await requestOf(page).evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(hiddenHeight, "a scroll bar within the page").toBeLessThanOrEqual(0);
});

test("keeps the chosen time and its button in view on phones and tablets, without covering the footer", async ({
  page,
}) => {
  await openSchedule(page);
  const [{ times: [first] = [] } = {}] = expectedDays(VISITOR_ZONE);
  await timesOf(page).first().check({ force: true });
  for (const [width, height] of [
    [360, 640],
    [360, 740],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(takeButton(page)).toBeInViewport({ ratio: 1 });
    const time = page.getByText(first?.span ?? "", { exact: true }).filter({ visible: true });
    await expect(time).toBeInViewport({ ratio: 1 });
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    await expectAbove(takeButton(page), footer);
  }
  const steps = page.getByText(TEXTS.firstStep).filter({ visible: true });
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAbove(steps, timeLabelsOf(page).first());
  }
});

/** Expects that one element ends above the start of another. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
}

test("keeps days and times on one line with a default font of 32 px", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "set by a protocol of Chromium");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
  await openSchedule(page);
  await expect(timesOf(page).first()).toBeAttached();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { texts, broken } = await page.evaluate(() => {
      const labels = [...document.querySelectorAll("label:has([name=day], [name=time])")];
      const texts = labels.flatMap((label) => [...label.querySelectorAll("span > *")].map((text) => ({ text, label })));
      const broken = texts.filter(({ text, label }) => {
        const { left, right } = label.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(text);
        const boxes = [...range.getClientRects()];
        return boxes.length > 1 || boxes.some((box) => box.left < left - 1 || box.right > right + 1);
      });
      return { texts: texts.length, broken: broken.map(({ text }) => text.textContent) };
    });
    expect(texts).toBeGreaterThan(0);
    expect(broken, `${width} px`).toEqual([]);
  }
});

/**
 * Whether a click on the middle of an element in the frame reaches it: it is in view, and not below the dialog's head
 * or foot.
 */
async function isOnTop(target: Locator): Promise<boolean> {
  const box = await target.boundingBox();
  if (!box) return false;
  return target.page().evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName === "IFRAME", {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });
}

test.describe("in the booking dialog", () => {
  test.skip(site.bookingUrl !== null, "the dialog shows the owner's own calendar");

  test("shows a confirmed time with all its actions, and stays open when they are used", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const frame = await openInDialog(page);
    await expect(headingOf(frame)).toHaveText(TEXTS.choose);
    await expect(frame.getByRole("link", { name: shortName(), exact: true })).toBeHidden();
    await takeTime(frame);
    const heading = frame.getByRole("heading", { level: 1, name: TEXTS.prepared });
    await expect(heading).toBeFocused();
    for (const shown of [heading, changeButton(frame), emailLink(frame)]) {
      await expect.poll(() => isOnTop(shown), (await shown.textContent()) ?? "").toBe(true);
    }
    await emailLink(frame).press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(frame.getByRole("heading", { level: 1, name: TEXTS.sent })).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent("download"), fileLink(frame).click()]);
    expect(eventIn(await readFile(await download.path(), "utf8")).get("STATUS")).toBe("TENTATIVE");
    expect(new URL(page.url()).hash).toBe("#book");
  });

  test("shows the first times on a phone, everything on a desktop, and fits the frame of 600 px in every window", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const frame = await openInDialog(page);
    await expect(timeLabelsOf(frame).first()).toBeVisible();
    const last = Math.min(16, await timeLabelsOf(frame).count()) - 1;
    const pick = frame.getByRole("button", { name: TEXTS.pick });
    for (const seen of [timeLabelsOf(frame).first(), timeLabelsOf(frame).nth(last), pick]) {
      expect(await isOnTop(seen), `${await seen.textContent()} is in view`).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    // A label is skewed, so its box is not aligned to pixels.
    await expect(timeLabelsOf(frame).last()).toBeInViewport({ ratio: 0.999 });

    // More than ten business days need more room.
    if (site.workingHours.businessDays > 10) return;
    const hiddenHeight = (within: Locator) =>
      within.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    for (const state of ["choosing", "taken"]) {
      if (state === "taken") await takeTime(frame);
      for (const [width, height] of [
        [360, 740],
        [768, 1024],
        [1280, 800],
        [1920, 1080],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height });
        await frame.locator("html").evaluate(() => scrollTo(0, 0));
        const controls =
          state === "taken"
            ? [changeButton(frame), emailLink(frame)]
            : [frame.getByRole("button", { name: TEXTS.pick })];
        for (const control of controls) await expect(control).toBeInViewport({ ratio: 1 });
        // In one column, the letter may continue below.
        if (state === "taken" && width <= 1000) continue;
        expect(await hiddenHeight(frame.locator("html")), `${state}, ${width} x ${height}`).toBe(0);
        if (width === 1280) expect(await hiddenHeight(page.getByRole("dialog")), `dialog, ${state}`).toBe(0);
      }
    }
  });

  test("has the accent of the page around it, and that page's topic in the letter", async ({ page }) => {
    await setClock(page, NOW);
    const pages = TAB_PAGES.filter(({ booking }) => booking === "dialog");
    for (const route of new Set([...pages.slice(0, 1), ...pages.slice(-1)])) {
      await page.goto(pageAddress(route.path));
      const withTopic = page.locator("main a[data-booking]:not([data-booking=''])").first();
      const topic = (await withTopic.count()) > 0 ? await withTopic.getAttribute("data-booking") : "";
      await (topic ? withTopic : page.locator("main a[data-booking]").first()).click();
      const frame = frameOf(page);
      await takeTime(frame);
      const accentOf = (element: Element) => getComputedStyle(element).getPropertyValue("--accent");
      expect(await headingOf(frame).evaluate(accentOf)).toBe(await page.getByRole("dialog").evaluate(accentOf));
      expect((await letterOf(frame)).body).toContain([route.navLabel, topic].filter(Boolean).join(": "));
    }
  });

  test("shows another topic and its speaker when the visitor chooses it, and closes by Escape", async ({ page }) => {
    const frame = await openInDialog(page);
    await takeTime(frame);
    for (const route of TAB_PAGES.toReversed()) {
      await topicOf(frame).selectOption(route.navLabel);
      expect((await letterOf(frame)).body).toContain(`: ${route.navLabel}\r\n`);
      const name = findHost(route)?.name;
      if (name) await expect(frame.getByText(name).filter({ visible: true })).not.toHaveCount(0);
    }
    await changeButton(frame).press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("keeps longer words about the host below the ticket's slanted edge", { tag: "@any-firm" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSchedule(page);
  const words = page.locator(".ticket-leaf .host p").filter({ visible: true });
  test.skip((await words.count()) === 0, "this firm names no host");
  const room = await words.evaluate((words, slope) => {
    words.querySelector("strong")?.prepend(`${words.firstChild?.textContent} `.repeat(3));
    const lines = document.createRange();
    lines.selectNodeContents(words);
    const text = lines.getBoundingClientRect();
    const leaf = words.closest(".ticket-leaf")?.getBoundingClientRect() ?? text;
    return text.top - (leaf.top + (leaf.right - text.left) * slope);
  }, SLOPE);
  expect(room, "px from the edge to the words").toBeGreaterThan(0);
});
