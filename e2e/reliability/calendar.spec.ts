import type { Route } from "@playwright/test";
import { dialogOf, expectOtherWays, expectPageAsBefore, openBy, openerOf } from "../booking/dialog";
import { OTHER_CALENDAR } from "../calendar/address";
import { BOOKING_PAGE, expect, test } from "../visit";
import { WORDS } from "../words";

/*
 * A calendar of another origin in every state. The page usually cannot detect that a frame has failed, so the tests
 * check the other ways to book, which are always shown.
 */
const { origin: CALENDAR_ORIGIN, host } = new URL(OTHER_CALENDAR);

test.use({
  calendar: OTHER_CALENDAR,
  // Ignores the parameters that the owner's calendar may need in a frame.
  calendarSettings: { utm: "$", clickId: "$" },
  // The browser's console messages about a failed frame.
  tolerated: new RegExp(`${host}|chrome-error:|evil\\.example|ERR_INTERNET_DISCONNECTED`),
});

const PAGE = {
  contentType: "text/html",
  body: "<!doctype html><title>Calendar</title><h1>Choose a time</h1><button>Monday</button>",
};
const html = (script: string) => ({ ...PAGE, body: `${PAGE.body}<script>${script}</script>` });

/**
 * States of the calendar: one of each kind. The nightly tests have the others, which the page cannot tell apart from
 * these.
 */
const STATES: readonly [state: string, answer: (route: Route) => Promise<unknown>][] = [
  ["answers", (route) => route.fulfill(PAGE)],
  ["refuses to be framed", (route) => route.fulfill({ ...PAGE, headers: { "x-frame-options": "DENY" } })],
  ["never answers", () => Promise.resolve()],
  [
    "steals the focus, again and again",
    (route) =>
      route.fulfill(
        html("const b=document.querySelector('button');b.focus();setInterval(()=>{window.focus();b.focus()},50)"),
      ),
  ],
];
const MORE_STATES: typeof STATES = [
  ["sends the frame elsewhere", (route) => route.fulfill(html("location.href='https://evil.example/'"))],
  ["is on an unknown host", (route) => route.abort("namenotresolved")],
  [
    "refuses by its policy",
    (route) => route.fulfill({ ...PAGE, headers: { "content-security-policy": "frame-ancestors 'none'" } }),
  ],
  [
    "answers with 500",
    (route) => route.fulfill({ status: 500, contentType: "text/html", body: "Internal Server Error" }),
  ],
  ["answers with nothing at all", (route) => route.fulfill({ status: 200, contentType: "text/html", body: "" })],
  ["refuses the connection", (route) => route.abort("connectionrefused")],
  ["closes the connection", (route) => route.abort("connectionreset")],
  ["is blocked by an extension", (route) => route.abort("blockedbyclient")],
  [
    "tries to send the whole page elsewhere",
    (route) => route.fulfill(html("try{top.location.href='https://evil.example/'}catch{}")),
  ],
  [
    "posts messages that are not for us",
    (route) =>
      route.fulfill(
        html(
          "for (const m of ['close',{type:'close'},{event:'calendly.page_height',payload:{height:'99999px'}},null,'*'.repeat(1e5)]) parent.postMessage(m,'*')",
        ),
      ),
  ],
  ["opens dialogs of its own", (route) => route.fulfill(html("try{alert('Hello')}catch{}"))],
];

for (const [title, states, tag] of [
  ["if the calendar fails, hangs or misbehaves, the other ways to book work and the page stays unchanged", STATES, []],
  ["if it fails in another way, the other ways to book work and the page stays unchanged", MORE_STATES, ["@nightly"]],
] as const) {
  test(title, { tag: [...tag] }, async ({ page }) => {
    await page.clock.install();
    await page.route("https://evil.example/**", (route) => route.fulfill({ ...PAGE, body: "Elsewhere" }));
    await page.goto(BOOKING_PAGE);
    for (const [state, answer] of states) {
      await test.step(`it ${state}`, async () => {
        await page.unroute(`${CALENDAR_ORIGIN}/**`);
        await page.route(`${CALENDAR_ORIGIN}/**`, answer);
        await openBy(openerOf(page));
        const { note, close, frame } = dialogOf(page);
        await expect(frame).toHaveAttribute("src", OTHER_CALENDAR);
        const heading = frame.contentFrame().getByRole("heading", { name: "Choose a time" });
        if (state === "answers") await expect(heading).toBeVisible();
        if (state.startsWith("refuses")) await expect(heading).toHaveCount(0);

        // If the calendar never answers, the loading message disappears after the timeout, otherwise at once.
        const hangs = state === "never answers";
        const waits = note.getByText(WORDS.calendar.loading);
        if (!hangs) await expect(waits).toBeHidden();
        await page.clock.fastForward(60_000);
        await expect(note.getByText(WORDS.calendar.late)).toBeVisible({ visible: hangs });
        await expect(waits).toBeHidden();
        await expectOtherWays(page);
        await expect(frame).toHaveJSProperty("offsetHeight", 600);

        await close.click();
        await expectPageAsBefore(page);
        await expect(openerOf(page)).toBeFocused();
        await expect(page).toHaveURL(BOOKING_PAGE);
      });
    }
  });
}

test("losing the connection while the dialog is open breaks neither the dialog nor the page", async ({
  page,
  context,
}) => {
  await page.route(`${CALENDAR_ORIGIN}/**`, (route) => route.fulfill(PAGE));
  await page.goto(BOOKING_PAGE);
  await openBy(openerOf(page));
  await context.setOffline(true);
  await page.unroute(`${CALENDAR_ORIGIN}/**`);
  await expectOtherWays(page);
  await dialogOf(page).close.click();
  await expectPageAsBefore(page);
  // Opens the dialog again, without a connection.
  await openBy(openerOf(page));
  await expectOtherWays(page);
  await dialogOf(page).close.click();
  await expectPageAsBefore(page);
  // The page itself still works without a connection.
  const anchor = page.getByRole("navigation").first().getByRole("link").last();
  await anchor.click();
  await expect(
    page
      .locator((await anchor.getAttribute("href")) ?? "")
      .getByRole("heading")
      .first(),
  ).toBeInViewport();
});
