import type { RouteId } from "./routes";

/** Returns the records that belong to a page, in their order. */
export function forPage<Item extends { page: string }>(records: readonly Item[], id: RouteId): Item[] {
  return records.filter((record) => record.page === id);
}
