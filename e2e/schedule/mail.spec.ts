/** The request without a mail program: in Gmail and Outlook, and after an error page. */
import { site } from "@/content/site";
import { OWN_PAGES } from "@/lib/navigation";
import {
  changeButton,
  emailLink,
  expect,
  expectedDays,
  fieldsOf,
  headingOf,
  letterOf,
  openInDialog,
  openSchedule,
  serviceLink,
  TEXTS,
  takeTime,
  test,
  timesOf,
  topicOf,
  VISITOR_ZONE,
} from "./schedule-page";

/** An in-app browser without a mail program shows an error page in place of the scheduling page. */
const ERROR_PAGE = "data:text/html,No mail program";

test.use({ timezoneId: VISITOR_ZONE, locale: "en-GB" });

test("opens the same request in Gmail and Outlook, in a new tab, and requests nothing from them before", async ({
  page,
  context,
  allowedOrigins,
}) => {
  const hosts: string[] = [];
  await context.route(/^https:/, (route) => {
    const { hostname, origin } = new URL(route.request().url());
    hosts.push(hostname);
    allowedOrigins.add(origin);
    return route.fulfill({ body: "" });
  });
  await openSchedule(page);
  await takeTime(page);
  const { to, subject, body } = await letterOf(page);
  expect(hosts).toEqual([]);
  for (const [link, subjectField] of [
    [serviceLink(page, TEXTS.gmail), "su"],
    [serviceLink(page, TEXTS.outlook), "subject"],
  ] as const) {
    await expect(link).toHaveAttribute("rel", "noopener");
    const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
    await tab.waitForLoadState();
    const { searchParams } = new URL(tab.url());
    expect(["to", subjectField, "body"].map((field) => searchParams.get(field))).toEqual([to, subject, body]);
    await tab.close();
    await expect(headingOf(page)).toHaveText(TEXTS.sent);
  }
  expect(hosts).toHaveLength(2);
  for (const name of [TEXTS.googleCalendar, TEXTS.outlookCalendar]) {
    await expect(serviceLink(page, name)).toHaveAttribute("href", /^https:/);
  }
});

test("restores the time, the name and the letter after Back from an error page", async ({ page }) => {
  await openSchedule(page);
  const { name = "" } = expectedDays(VISITOR_ZONE)[0]?.times[1] ?? {};
  await takeTime(page, page.getByRole("radio", { name, exact: true }));
  await fieldsOf(page)[0]?.fill("Ada Lovelace");
  await topicOf(page).selectOption(OWN_PAGES.at(-1)?.navLabel ?? "");
  await emailLink(page).press("Enter");
  const letter = await letterOf(page);
  await page.goto(ERROR_PAGE);
  await page.goBack();
  await expect(headingOf(page)).toHaveText(TEXTS.sent);
  expect(await letterOf(page)).toEqual(letter);
  await changeButton(page).click();
  await expect(page.getByRole("radio", { name, exact: true })).toBeChecked();

  // Choosing another time deletes the saved request.
  await page.reload();
  await expect(headingOf(page)).toHaveText(TEXTS.choose);
});

test("restores the request in the dialog after Back from an error page", async ({ page }) => {
  test.skip(site.bookingUrl !== null, "the dialog shows the owner's own calendar");
  const frame = await openInDialog(page);
  await takeTime(frame, timesOf(frame).nth(1));
  await fieldsOf(frame)[0]?.fill("Ada Lovelace");
  await emailLink(frame).press("Enter");
  const letter = await letterOf(frame);
  await page.goto(ERROR_PAGE);
  await page.goBack();
  await expect(headingOf(frame)).toHaveText(TEXTS.sent);
  expect(await letterOf(frame)).toEqual(letter);
});
