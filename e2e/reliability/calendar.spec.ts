import type { Page, Route } from "@playwright/test";
import { dialogOf, expectOtherWays, expectPageAsBefore, OPENER, openBy } from "../booking/dialog";
import { expect, test } from "../visit";

/*
 * The site as an owner builds it with a calendar of their own, and that calendar in every state that it may be in. A
 * frame that fails mostly looks to the page like one that has loaded, so what counts is what the visitor has in any case.
 */
const CALENDAR_ORIGIN = "https://calendar.example.com";
const CALENDAR = `${CALENDAR_ORIGIN}/threefold/30min`;

test.use({
  calendar: CALENDAR,
  // What the browser itself writes about a frame that does not come.
  tolerated: /calendar\.example\.com|chrome-error:|evil\.example|ERR_INTERNET_DISCONNECTED/,
});

const PAGE = {
  contentType: "text/html",
  body: "<!doctype html><title>Calendar</title><h1>Choose a time</h1><button>Monday</button>",
};
const html = (script: string) => ({ ...PAGE, body: `${PAGE.body}<script>${script}</script>` });

/** What the calendar does, and whether the page can notice that it never answers. */
const STATES: [state: string, answer: (route: Route) => Promise<unknown>, hangs?: boolean][] = [
  ["answers", (route) => route.fulfill(PAGE)],
  ["refuses to be framed", (route) => route.fulfill({ ...PAGE, headers: { "x-frame-options": "DENY" } })],
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
  ["is on an unknown host", (route) => route.abort("namenotresolved")],
  ["closes the connection", (route) => route.abort("connectionreset")],
  ["is blocked by an extension", (route) => route.abort("blockedbyclient")],
  ["never answers", () => Promise.resolve(), true],
  ["sends the frame elsewhere", (route) => route.fulfill(html("location.href='https://evil.example/'"))],
  [
    "tries to send the whole page elsewhere",
    (route) => route.fulfill(html("try{top.location.href='https://evil.example/'}catch{}")),
  ],
  [
    "steals the focus, again and again",
    (route) =>
      route.fulfill(
        html("const b=document.querySelector('button');b.focus();setInterval(()=>{window.focus();b.focus()},50)"),
      ),
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

for (const [state, answer, hangs] of STATES) {
  test(`a calendar that ${state} leaves the visitor the other ways and the page as it was`, async ({ page }) => {
    await page.clock.install();
    await page.route(`${CALENDAR_ORIGIN}/**`, answer);
    await page.route("https://evil.example/**", (route) => route.fulfill({ ...PAGE, body: "Elsewhere" }));
    await page.goto("/talent/");
    const opener = page.getByRole("link", { name: OPENER }).first();
    await openBy(opener);
    const { note, close, frame } = dialogOf(page);
    await expect(frame).toHaveAttribute("src", CALENDAR);
    const heading = frame.contentFrame().getByRole("heading", { name: "Choose a time" });
    if (state === "answers") await expect(heading).toBeVisible();
    if (state.startsWith("refuses")) await expect(heading).toHaveCount(0);

    // Long after the time that the site waits for, nothing turns any more.
    const waits = note.getByText(/^Loading/);
    const late = note.getByText(/taking its time/);
    if (!hangs) await expect(waits).toBeHidden();
    await page.clock.fastForward(60_000);
    await expect(late).toBeVisible({ visible: hangs ?? false });
    await expect(waits).toBeHidden();
    await expectOtherWays(page);
    await expect(frame).toHaveJSProperty("offsetHeight", 600);

    await close.click();
    await expectPageAsBefore(page);
    await expect(opener).toBeFocused();
    expect(new URL(page.url()).pathname).toBe("/talent/");
    await openBy(opener);
    await expectOtherWays(page);
  });
}

test("a calendar that takes 20 s is waited for, with a note on the way", async ({ page }) => {
  await page.clock.install();
  let answer = () => {};
  await page.route(`${CALENDAR_ORIGIN}/**`, async (route) => {
    await new Promise<void>((done) => {
      answer = done;
    });
    await route.fulfill(PAGE);
  });
  await page.goto("/");
  await openBy(page.getByRole("link", { name: OPENER }).first());
  const { note, frame } = dialogOf(page);
  await expect(note.getByText(/^Loading/)).toBeVisible();
  await page.clock.fastForward(20_000);
  const late = note.getByText(/taking its time/);
  await expect(late).toBeVisible();
  answer();
  await expect(late).toBeHidden();
  await expect(frame.contentFrame().getByRole("heading", { name: "Choose a time" })).toBeVisible();
});

test.describe("with script off", () => {
  test.use({ javaScriptEnabled: false });

  test("the same presses lead to the owner's calendar", async ({ page }) => {
    await page.route(`${CALENDAR_ORIGIN}/**`, (route) => route.fulfill(PAGE));
    for (const address of ["/", "/talent/"]) {
      await page.goto(address);
      await page.getByRole("link", { name: OPENER }).first().click();
      await expect(page).toHaveURL(CALENDAR);
    }
  });
});

test("the connection that drops while the dialog is open loses neither the dialog nor the page", async ({
  page,
  context,
}) => {
  await page.route(`${CALENDAR_ORIGIN}/**`, (route) => route.fulfill(PAGE));
  await page.goto("/talent/");
  const opener = page.getByRole("link", { name: OPENER }).first();
  await openBy(opener);
  await context.setOffline(true);
  await page.unroute(`${CALENDAR_ORIGIN}/**`);
  await expectOtherWays(page);
  await dialogOf(page).close.click();
  await expectPageAsBefore(page);
  // And again, now without a calendar.
  await openBy(opener);
  await expectOtherWays(page);
  await page.keyboard.press("Escape");
  await expectPageAsBefore(page);
  await expectStillWorking(page);
});

/** The page itself still works without a connection. */
async function expectStillWorking(page: Page): Promise<void> {
  await page.getByRole("link", { name: "View Pricing" }).click();
  await expect(page.locator("#pricing h2")).toBeInViewport();
}
