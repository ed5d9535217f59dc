import type { RouteId } from "./routes";

/** The records that belong to a page. */
export function on<Item extends { page: RouteId }>(id: RouteId, records: readonly Item[]): Item[] {
  return records.filter((record) => record.page === id);
}
