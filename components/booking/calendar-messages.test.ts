import { expect, test } from "@playwright/test";
import { readCalendarMessage } from "./calendar-messages";

const SCHEDULED = {
  event: "calendly.event_scheduled",
  payload: {
    event: { uri: "https://api.calendly.com/scheduled_events/ABCD" },
    invitee: { uri: "https://api.calendly.com/scheduled_events/ABCD/invitees/EFGH" },
  },
};
const calCom = (type: string, data: unknown = {}) => ({
  originator: "CAL",
  type,
  namespace: "",
  fullType: `CAL::${type}`,
  data,
});

test("reads the steps that Calendly and Cal.com report", () => {
  expect(readCalendarMessage(SCHEDULED)).toBe("scheduled");
  expect(readCalendarMessage({ event: "calendly.date_and_time_selected", payload: {} })).toBe("time-chosen");
  expect(readCalendarMessage(calCom("bookingSuccessful", { confirmed: true }))).toBe("scheduled");
  expect(readCalendarMessage(calCom("bookingSuccessfulV2", { uid: "abc" }))).toBe("scheduled");
  expect(readCalendarMessage(calCom("__iframeReady", { isPrerendering: false }))).toBe("ready");
});

test("ignores other messages and malformed ones", () => {
  for (const data of [
    ...[undefined, null, 0, "", "calendly.event_scheduled", "*".repeat(1e5), [], [SCHEDULED], () => {}],
    { event: "calendly.event_type_viewed", payload: {} },
    { event: "calendly.page_height", payload: { height: "900px" } },
    ...[{ event: SCHEDULED.event }, { ...SCHEDULED, payload: null }, { ...SCHEDULED, payload: { event: "x" } }],
    { ...SCHEDULED, payload: { event: { uri: 7 } } },
    ...[calCom("linkReady"), calCom("__dimensionChanged"), calCom("rescheduleBookingSuccessfulV2")],
    ...[calCom("dryRunBookingSuccessfulV2"), calCom("bookingCancelled"), calCom("bookingSuccessfulV2", null)],
    { ...calCom("bookingSuccessfulV2"), originator: "OTHER" },
    { type: "bookingSuccessfulV2", data: {} },
  ])
    expect.soft(readCalendarMessage(data), JSON.stringify(data)?.slice(0, 80)).toBeUndefined();
});
