/**
 * The calculator "What takes too long?": two rows of choices without script, the result, and the booking link beside
 * it.
 */
import type { Page } from "@playwright/test";
import type { TimeSpent } from "@/content/schema/records";
import { site } from "@/content/site";
import { timeSpent } from "@/content/time-spent";
import { formatMoney } from "@/content/words";
import { dialogOf, openersOf } from "../booking/dialog";
import { DIALOG_PAGES, expect, test } from "../visit";

const [calculator] = timeSpent;
test.skip(!calculator, "the site has no calculator");
const { times, minutes, workingDays, hourly, ...labels } = calculator ?? ({} as TimeSpent);

const row = (page: Page, question: string) => page.getByRole("group", { name: question }).getByRole("radio");
const answer = (page: Page) => page.getByRole("status").filter({ hasText: labels.hours });

/** Returns the figures of a result in the site's language: the hours and the cost. */
function figures(count: number, each: number): [time: string, cost: string] {
  const hours = (count * each * workingDays) / 60;
  const cost = formatMoney(Math.round(hours * hourly)).replace(/\s/g, " ");
  return [`${hours.toLocaleString(site.language, { maximumFractionDigits: 0 })} ${labels.hours}`, cost];
}

async function openCalculator(page: Page): Promise<void> {
  for (const { address } of DIALOG_PAGES) {
    await page.goto(address);
    if ((await row(page, times.question).count()) > 0) return;
  }
  test.skip(true, "no page asks what takes too long");
}

/** Replaces the no-break spaces that some languages have in numbers. */
const normalizeSpace = (text: string | null) => text?.replaceAll(/\s+/g, " ") ?? "";

async function expectAnswer(page: Page, count: number, each: number): Promise<void> {
  const [time, cost] = figures(count, each);
  await expect(answer(page).getByText(cost, { exact: true }).filter({ visible: true })).toHaveCount(1);
  const text = normalizeSpace(await answer(page).innerText());
  expect(text).toContain(normalizeSpace(`${cost} ${labels.cost}`));
  expect(text).toContain(normalizeSpace(`= ${time}, ${labels.rate}`));
}

test("each choice changes the result, and the page keeps its height", { tag: "@any-firm" }, async ({ page }) => {
  await openCalculator(page);
  // Waits for fonts, which may change the height.
  const before = await page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollHeight));
  const firstMinutes = minutes.choices[minutes.first - 1] ?? 0;
  for (const [index, count] of times.choices.entries()) {
    await row(page, times.question).nth(index).check({ force: true });
    await expectAnswer(page, count, firstMinutes);
  }
  for (const [index, each] of minutes.choices.entries()) {
    await row(page, minutes.question).nth(index).check({ force: true });
    await expectAnswer(page, times.choices.at(-1) ?? 0, each);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight), "height of the page").toBe(before);
});

test("the choices work by keyboard", async ({ page }) => {
  await openCalculator(page);
  await row(page, times.question)
    .nth(times.first - 1)
    .focus();
  await page.keyboard.press("ArrowRight");
  const next = times.choices[times.first % times.choices.length] ?? 0;
  await expectAnswer(page, next, minutes.choices[minutes.first - 1] ?? 0);
  await page.keyboard.press("Tab");
  await expect(row(page, minutes.question).nth(minutes.first - 1)).toBeFocused();
});

test("only the booking link beside the result passes the result on", async ({ page }) => {
  await openCalculator(page);
  const place = page.locator(".calendar");
  await row(page, times.question).last().check({ force: true });
  const beside = openersOf(page.locator("section", { has: answer(page) }));
  await beside.first().click();
  const [time, cost] = figures(times.choices.at(-1) ?? 0, minutes.choices[minutes.first - 1] ?? 0);
  expect(normalizeSpace(await place.getAttribute("data-topic"))).toContain(
    normalizeSpace(`: ${time}, ${cost} ${labels.cost}`),
  );
  await dialogOf(page).close.click();
  await expect(dialogOf(page).dialog).toBeHidden();
  await openersOf(page).first().click();
  await expect(place).toHaveAttribute("data-topic", "");
});
