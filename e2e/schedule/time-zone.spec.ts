/** The visitor's time zone: found, searched for and changed. */
import { keepTogether } from "@/components/schedule/view";
import { formatSlot } from "@/components/schedule/wording";
import { cityOf } from "@/components/schedule/zones";
import { site } from "@/content/site";
import {
  changeButton,
  chooseZone,
  dayOf,
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
  zoneField,
  zoneLabel,
} from "./schedule-page";

test.use({ timezoneId: VISITOR_ZONE, locale: "en-GB" });

test("changes the time zone, which the page and the letter then name", async ({ page }) => {
  await openSchedule(page);
  await chooseZone(page, cityOf(TOKYO).toLowerCase());
  const tokyo = expectedDays(TOKYO);
  await expect(daysOf(page)).toHaveCount(tokyo.length);
  await expect(page.getByRole("status")).toHaveText(TEXTS.moved(TEXTS.zoneOf(cityOf(TOKYO))));
  await expect(zoneField(page)).toHaveValue(zoneLabel(TOKYO));
  const last = tokyo.findLast(({ times }) => times.length > 0);
  await dayOf(page, last).check({ force: true });
  await expect(timesOf(page)).toHaveCount(last?.times.length ?? 0);
  await takeTime(page);
  expect((await letterOf(page)).body).toContain(last?.times[0]?.zone);

  await changeButton(page).press("Enter");
  await chooseZone(page, "Atlantis");
  await expect(page.getByRole("status")).toHaveText(TEXTS.noZone);
  await expect(noticeOf(page, TEXTS.noZone)).toHaveCount(1);
  await zoneField(page).press("Escape");
  await expect(zoneField(page)).toHaveValue(zoneLabel(TOKYO, last?.times[0]?.start));
});

test("requests the list of time zones again after a failure, and finds the browser's zones until then", async ({
  page,
}) => {
  // Public networks may respond to every request with a sign-in page.
  await page.route("**/time-zones.json", (route) => route.fulfill({ body: "<!doctype html><title>Sign in</title>" }));
  await openSchedule(page);
  await chooseZone(page, cityOf(TOKYO));
  await expect(zoneField(page)).toHaveValue(zoneLabel(TOKYO));
  await page.unroute("**/time-zones.json");
  await zoneField(page).blur();
  // Until the list has loaded, the field finds only the browser's zones, which have no abbreviations.
  await expect(async () => {
    await chooseZone(page, "CEST");
    await expect(page.getByRole("status")).not.toHaveText(TEXTS.noZone, { timeout: 1000 });
  }).toPass();
});

// zones.test.ts covers the other zones that browsers report to hide the visitor's.
test("shows the firm's times and asks for the time zone if the browser hides it", async ({ page }) => {
  await page.addInitScript(() => {
    const real = Intl.DateTimeFormat.prototype.resolvedOptions;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...real.call(this), timeZone: "Etc/GMT+5" };
    };
  });
  await openSchedule(page);
  const { timeZone } = site.workingHours;
  await expect(zoneField(page)).toHaveValue(TEXTS.unknownZone);
  const firmZone = formatSlot(NOW, MINUTES, timeZone, WORDING).zoneAndOffset;
  const question = noticeOf(page, TEXTS.askZone({ zone: keepTogether(firmZone) }));
  await expect(question).toHaveCount(1);
  await expect(daysOf(page)).toHaveCount(expectedDays(timeZone).length);
  await chooseZone(page, cityOf(TOKYO));
  await expect(zoneField(page)).toHaveValue(zoneLabel(TOKYO));
  await expect(question).toHaveCount(0);
});

test("Escape leaves a field, then closes the dialog, unless an input method or another handler uses the key", async ({
  page,
}) => {
  test.skip(site.bookingUrl !== null, "the dialog shows the owner's own calendar");
  const frame = await openInDialog(page);
  const dialog = page.getByRole("dialog");
  await zoneField(frame).focus();
  await page.keyboard.press("Escape");
  await expect(zoneField(frame)).not.toBeFocused();
  await expect(dialog).toHaveCount(1);
  await daysOf(frame).first().focus();
  await daysOf(frame)
    .first()
    .evaluate((field) => {
      const press = (init: KeyboardEventInit) =>
        field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, ...init }));
      press({ isComposing: true });
      press({ keyCode: 229 } as KeyboardEventInit);
      addEventListener("keydown", (event) => event.preventDefault(), { capture: true, once: true });
      press({});
    });
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});
