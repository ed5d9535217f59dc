/**
 * A calendar of another origin that behaves like real ones (Google, Calendly, Cal.com), on CALENDAR_PORT. It navigates
 * its frame in every possible way, sets a cookie, takes the focus, posts its height, requests a payment and copies a
 * link. Its certificate is self-signed and used nowhere else.
 *
 * With `?posts=` its button "Book" reports a booking as Calendly or Cal.com does
 * (components/booking/calendar-messages.ts). With `?embed=` it is invisible until the page around it has replied, like
 * Cal.com's page.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:https";

const pem = readFileSync(new URL("self-signed.pem", import.meta.url));

/** Actions without a click, with `?does=everything`: the calendar performs each ten times, then requests /done. */
const ACTIONS = [
  "history.go(count % 2 ? -1 : -2)",
  "history.pushState({}, '', '#' + count)",
  "top.location.href = '/taken'",
];

/** The messages that the calendar posts after a booking, by the value of `?posts=`. */
const POSTED: Record<string, readonly object[]> = {
  Calendly: [
    { event: "calendly.date_and_time_selected", payload: {} },
    {
      event: "calendly.event_scheduled",
      payload: {
        event: { uri: "https://api.calendly.com/scheduled_events/ABCD" },
        invitee: { uri: "https://api.calendly.com/scheduled_events/ABCD/invitees/EFGH" },
      },
    },
  ],
  "Cal.com": ["bookingSuccessfulV2", "bookingSuccessful"].map((type) => ({
    ...{ originator: "CAL", type, namespace: "", fullType: `CAL::${type}` },
    data: type.endsWith("V2") ? { uid: "abcd", status: "ACCEPTED" } : { confirmed: true, date: "2026-11-24" },
  })),
};

const repeatTenTimes = (actions: readonly string[]) => `
  let count = 0;
  const timer = setInterval(() => {
    if (++count > 10) return clearInterval(timer), fetch("/done");
    ${actions.map((action) => `try { ${action} } catch {}`).join("\n")}
  }, 20);`;

function page(path: string, query: URLSearchParams): string {
  const posted = POSTED[query.get("posts") ?? ""] ?? [];
  const isHidden = query.has("embed");
  return `<!doctype html><html lang="en"><title>Calendar</title>
<body${isHidden ? ' style="visibility: hidden"' : ""}>
<h1>${path.endsWith("/confirmed") ? "Confirmed" : "Choose a time"}</h1>
<p>${path}</p>
<a href="${path}/next">A day</a>
<button onclick="history.pushState({}, '', '${path}/pushed'); this.textContent = 'A time, chosen'">A time</button>
<a href="#details">Details</a>
<form method="post" action="${path}/confirmed"><input aria-label="Name"><button>Confirm</button></form>
<button onclick="book()">Book</button>
<button onclick="pay(this)">Pay</button>
<button onclick="navigator.clipboard.writeText('a link').then(() => this.textContent = 'Copied', (error) => this.textContent = error.name)">Copy</button>
<a href="/powered-by" target="_top">Powered by a calendar</a>
<script>
  function book() {
    for (const message of ${JSON.stringify(posted)}) parent.postMessage(message, "*");
  }
  addEventListener("message", ({ source, data }) => {
    if (source === parent && data.originator === "CAL" && data.method === "parentKnowsIframeReady")
      document.body.style.visibility = "visible";
  });
  if (${isHidden})
    parent.postMessage({ originator: "CAL", type: "__iframeReady", data: { isPrerendering: false } }, "*");
  function pay(button) {
    const total = { label: "Consultation", amount: { currency: "USD", value: "1.00" } };
    try {
      new PaymentRequest([{ supportedMethods: "basic-card" }], { total });
      button.textContent = open("/pay") ? "Payment window open" : "No payment window";
    } catch (error) {
      button.textContent = error.name;
    }
  }
  document.querySelector("input").focus();
  for (const message of [{ event: "calendly.page_height", payload: { height: "900px" } }, { type: "__dimensionChanged" }])
    parent.postMessage(message, "*");
  ${repeatTenTimes(query.get("does") === "everything" ? ACTIONS : [])}
</script></html>`;
}

createServer({ key: pem, cert: pem }, (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "https://calendar.invalid");
  response.setHeader("set-cookie", "visitor=1; Secure; SameSite=None; Partitioned; Path=/");
  if (searchParams.get("does") === "redirects") {
    // The policy of the page allows only the calendar's origin, so it blocks this redirect. An example is a calendar at
    // www.calendly.com, which redirects to calendly.com.
    response.writeHead(302, { location: "https://moved.example/" }).end();
    return;
  }
  if (request.method === "POST") {
    response.writeHead(303, { location: pathname }).end();
    return;
  }
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(page(pathname, searchParams));
}).listen(Number(process.env.CALENDAR_PORT), "127.0.0.1");
