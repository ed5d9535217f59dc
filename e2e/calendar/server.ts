/**
 * A calendar of another origin that behaves as the real ones do (Google, Calendly, Cal.com): `npx tsx
 * e2e/calendar/server.ts`, on the port of CALENDAR_PORT. It moves within its frame in every way that a page can, sets a
 * cookie, takes the focus, posts messages about its size, asks for a payment and copies a link. Its certificate is its own
 * and good for nothing else.
 *
 * With `?posts=` it reports a booking as one of them documents it (components/booking/calendar-messages.ts), when its button
 * "Book" is pressed. With `?embed=` it is invisible, as Cal.com's page is, until the page around it has answered.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:https";

const pem = readFileSync(new URL("self-signed.pem", import.meta.url));

/** What the calendar does by itself once it is there, asked for by `?does=`; ten times, and then it asks for /done. */
const DEEDS: Record<string, string> = {
  "goes back": "history.go(time % 2 ? -1 : -2)",
  "pushes entries": "history.pushState({}, '', '#' + time)",
  "takes the page away": "top.location.href = '/taken'",
};

/** What a booking makes the calendar post, by the value of `?posts=`. */
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

const doTenTimes = (deed: string) => `
  let time = 0;
  const timer = setInterval(() => {
    if (++time > 10) return clearInterval(timer), fetch("/done");
    try { ${deed} } catch {}
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
  ${doTenTimes(DEEDS[query.get("does") ?? ""] ?? "")}
</script></html>`;
}

createServer({ key: pem, cert: pem }, (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "https://calendar.invalid");
  response.setHeader("set-cookie", "visitor=1; Secure; SameSite=None; Partitioned; Path=/");
  if (searchParams.get("does") === "redirects") {
    // As www.calendly.com does, to another origin.
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
