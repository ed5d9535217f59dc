import { expect, test } from "@playwright/test";
import { type RouteId, routes } from "@/content/routes";
import { pageMetadata, routeOf } from "./metadata";

test("a page that is gone is named, with what asks for it", () => {
  const gone = "gone" as RouteId;
  const found = `found ${routes.map(({ id }) => JSON.stringify(id)).join(", ")}. Name one of these there, or take it out.`;
  expect(() => routeOf(gone, "the trades of <About>")).toThrow(
    `content/routes.ts: expected a page with the id "gone", which the trades of <About> names; ${found}`,
  );
  expect(() => pageMetadata(gone)).toThrow('the id "gone", which pageMetadata() of a page names');
});
