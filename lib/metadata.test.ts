import { expect, test } from "@playwright/test";
import { type RouteId, routes } from "@/content/routes";
import { pageMetadata, routeOf } from "./metadata";

test("reports a missing page with the place where it is used", () => {
  const gone = "gone" as RouteId;
  const found = `found ${routes.map(({ id }) => JSON.stringify(id)).join(", ")}. Use one of these, or remove it.`;
  expect(() => routeOf(gone, "the industries of <About>")).toThrow(
    `content/routes.ts: expected a page with the id "gone", which the industries of <About> uses; ${found}`,
  );
  expect(() => pageMetadata(gone)).toThrow('the id "gone", which pageMetadata() of a page uses');
});
