import { expect, test } from "@playwright/test";
import { everyAnswer, transportHeader, transportSecurity } from "./table.ts";

test("https is asked for this host alone, unless the owner says more in the table", () => {
  const { maxAge } = transportSecurity;
  expect(transportHeader({ maxAge, includeSubDomains: false, preload: false })).toBe(`max-age=${maxAge}`);
  expect(transportHeader({ maxAge, includeSubDomains: true, preload: false })).toBe(
    `max-age=${maxAge}; includeSubDomains`,
  );
  expect(transportHeader({ maxAge: 31_536_000, includeSubDomains: true, preload: true })).toBe(
    "max-age=31536000; includeSubDomains; preload",
  );
  expect(everyAnswer["strict-transport-security"]).toBe(transportHeader(transportSecurity));
});

test("a preload that the browsers' list would refuse stops with what it needs", () => {
  const refused = [
    { maxAge: 63_072_000, includeSubDomains: false, preload: true },
    { maxAge: 15_552_000, includeSubDomains: true, preload: true },
  ];
  for (const asked of refused) {
    expect(() => transportHeader(asked)).toThrow(
      "deploy/table.ts: transportSecurity: preload needs includeSubDomains: true and a maxAge of 31536000",
    );
  }
});
