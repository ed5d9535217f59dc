/** The request in the visitor's mail program, which only a browser with a window can start. */
import { formatSlot } from "@/components/schedule/wording";
import { site } from "@/content/site";
import {
  emailLink,
  expect,
  expectedDays,
  fieldsOf,
  fileLink,
  headingOf,
  letterOf,
  MINUTES,
  openSchedule,
  requestOf,
  TEXTS,
  takeTime,
  test,
  timesOf,
  VISITOR_ZONE,
  WORDING,
} from "../schedule/schedule-page";

test.use({ timezoneId: VISITOR_ZONE, locale: "en-GB" });

test("writes a request with the time in both zones, shows what it sends, and opens the mail program when clicked", {
  tag: "@any-firm",
}, async ({ page }) => {
  const launched: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("mailto:")) launched.push(message.text());
  });
  await openSchedule(page);
  const start = expectedDays(VISITOR_ZONE)[0]?.times.at(-1)?.start ?? 0;
  await takeTime(page, timesOf(page).last());
  await expect(emailLink(page)).toBeVisible();
  expect(launched).toEqual([]);

  const { to, subject, body } = await letterOf(page);
  const firm = formatSlot(start, MINUTES, site.workingHours.timeZone, WORDING);
  const visitor = formatSlot(start, MINUTES, VISITOR_ZONE, WORDING);
  expect(to).toBe(site.email);
  expect(subject).toContain(site.consultation.subject);
  expect(subject).toContain(visitor.date);
  const [date, firmDate] = [visitor, firm].map(({ wall }) => WORDING.dateOfYear(wall));
  expect(body).toContain(`\r\n${date}, ${visitor.span}, ${visitor.zoneAndOffset}\r\n`);
  // If both zones have the same date, it is written once.
  expect(body).toContain(`\r\n${date === firmDate ? "" : `${firmDate}, `}${firm.span}, ${firm.zoneAndOffset}\r\n`);
  expect(body.replaceAll("\r\n", "")).not.toContain("\n");

  // The page shows the text of the email and, between its lines, controls.
  const shownText = await requestOf(page).evaluate((shown) => {
    const list = shown.querySelector("select");
    // Word joiners, which keep a time span on one line, are not in the email.
    return (shown as HTMLElement).innerText
      .replace(list?.innerText ?? "", list?.selectedOptions[0]?.text ?? "")
      .replace(/\u2060/g, "")
      .replace(/\s+/g, " ")
      .trim();
  });
  const sentText = TEXTS.letter(to, subject, body).replace(/\s+/g, " ");
  expect(shownText.replace(` ${[TEXTS.change, ...TEXTS.fields, TEXTS.optional].join(" ")}`, "")).toBe(sentText);
  for (const field of fieldsOf(page)) await field.fill("+1 202 555 0100");
  const secondBody = (await letterOf(page)).body;
  const given = TEXTS.fields.map((name) => `${name}: +1 202 555 0100\r\n`).join("");
  expect(secondBody).toContain(given);
  expect(secondBody.replace(given, "")).toBe(body);
  // The ticket also shows the time.
  for (const text of [visitor.date, visitor.span, visitor.zone]) {
    await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  }

  await emailLink(page).press("Enter");
  await expect.poll(() => launched).toHaveLength(1);
  await expect(headingOf(page)).toHaveText(TEXTS.sent);
  await expect(fileLink(page)).toBeVisible();
});
