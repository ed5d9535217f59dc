/** The visitor's time zone: found, searched for and changed. */
import { keepTogether } from "@/components/schedule/view";
import { formatSlot } from "@/components/schedule/wording";
import { cityOf, offsetName } from "@/components/schedule/zones";
import { site } from "@/content/site";
import { expectNoAxeViolation } from "../accessibility/axe";
import {
  changeButton,
  chooseZone,
  daysOf,
  expect,
  expectedDays,
  letterOf,
  MINUTES,
  NOW,
  noticeOf,
  openInDialog,
  openSchedule,
  TEXTS,
  TOKYO,
  takeTime,
  test,
  timesOf,
  VISITOR_ZONE,
  WORDING,
  zoneButton,
  zoneSearchOf,
} from "./schedule-page";

test.use({ timezoneId: VISITOR_ZONE, locale: "en-GB" });

test("changes the time zone, which the page and the letter then name", async ({ page }) => {
  await openSchedule(page);
  await chooseZone(page, zoneButton(page, VISITOR_ZONE), cityOf(TOKYO));
  const tokyo = expectedDays(TOKYO);
  await expect(daysOf(page)).toHaveCount(tokyo.length);
  await expect(page.getByRole("status")).toHaveText(TEXTS.moved(TEXTS.zoneOf(cityOf(TOKYO))));
  await expect(zoneButton(page, TOKYO)).toBeVisible();
  const last = tokyo.findLast(({ times }) => times.length > 0);
  await page.getByRole("radio", { name: last?.name, exact: true }).check({ force: true });
  await expect(timesOf(page)).toHaveCount(last?.times.length ?? 0);
  await takeTime(page);
  expect((await letterOf(page)).body).toContain(last?.times[0]?.zone);

  await changeButton(page).press("Enter");
  await chooseZone(page, zoneButton(page, TOKYO), cityOf(VISITOR_ZONE));
  await expect(zoneButton(page, VISITOR_ZONE)).toBeVisible();
});

test("finds a time zone by a city, by mouse and keyboard, with its offset on the chosen date", async ({ page }) => {
  await openSchedule(page);
  await zoneButton(page, VISITOR_ZONE).click();
  const { dialog, search, results } = zoneSearchOf(page);
  await expect(results.first()).toContainText(cityOf(VISITOR_ZONE));
  await search.fill("bosto");
  await expect(results).toHaveCount(1);
  await expect(results.first()).toContainText(offsetName(NOW, "America/New_York"));
  await expectNoAxeViolation(page, "the search for a time zone");
  await search.fill("Atlantis");
  await expect(dialog.getByRole("status")).toHaveText(TEXTS.noZone);
  await search.fill("kiev");
  await page.keyboard.press("ArrowDown");
  await expect(results.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(zoneButton(page, "Europe/Kyiv")).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(search).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(zoneButton(page, "Europe/Kyiv")).toBeFocused();
});

test("finds time zones by the browser's own names if the list of cities fails to load", async ({ page }) => {
  // A network with a sign-in page answers every request with it.
  await page.route("**/time-zones.json", (route) => route.fulfill({ body: "<!doctype html><title>Sign in</title>" }));
  await openSchedule(page);
  await chooseZone(page, zoneButton(page, VISITOR_ZONE), cityOf(TOKYO));
  await expect(zoneButton(page, TOKYO)).toBeVisible();
});

// zones.test.ts covers the other names of hidden zones.
test("shows the firm's times and asks for the time zone where the browser hides it", async ({ page }) => {
  await page.addInitScript(() => {
    const real = Intl.DateTimeFormat.prototype.resolvedOptions;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...real.call(this), timeZone: "Etc/GMT+5" };
    };
  });
  await openSchedule(page);
  const { timeZone } = site.workingHours;
  const button = page.getByRole("button", { name: TEXTS.unknownZone });
  await expect(button).toBeVisible();
  const firmZone = formatSlot(NOW, MINUTES, timeZone, WORDING).zoneAndOffset;
  const question = noticeOf(page, TEXTS.askZone({ zone: keepTogether(firmZone) }));
  await expect(question).toHaveCount(1);
  await expect(daysOf(page)).toHaveCount(expectedDays(timeZone).length);
  await chooseZone(page, button, cityOf(TOKYO));
  await expect(zoneButton(page, TOKYO)).toBeVisible();
  await expect(question).toHaveCount(0);
});

test("Escape closes the search for a time zone, and then the booking dialog", async ({ page }) => {
  test.skip(site.bookingUrl !== null, "the dialog shows the owner's own calendar");
  const frame = await openInDialog(page);
  await zoneButton(frame, VISITOR_ZONE).click();
  const search = frame.getByLabel(TEXTS.zoneSearch);
  await expect(search).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
