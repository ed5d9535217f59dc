import { expect, test } from "@playwright/test";
import type { Channel } from "@/content/schema/records";
import { costPerOrder, totalOf } from "@/content/totals";
import { computeReturn, rankChannels } from "./ledger";

const channel = (id: string, month?: Partial<Channel["month"]>): Channel => ({
  id,
  sample: false,
  title: id,
  metric: { value: "1", label: "an order" },
  ...(month && {
    month: { spent: 100, leads: 10, leadNoun: "leads", orders: 2, orderNoun: "orders", orderValue: 100, ...month },
  }),
});

const ads = channel("ads", { spent: 400, leads: 7, orders: 2, orderValue: 5_000 });
const pages = channel("pages", { spent: 800, leads: 11, orders: 3, orderValue: 5_000 });
const unsold = channel("unsold", { orderValue: undefined });
const bare = channel("bare");

test("divides the costs, with or without the fee, by the orders", () => {
  expect(costPerOrder({ spent: 434, orders: 2 })).toBe(217);
  expect(costPerOrder({ spent: 1_194, orders: 5 }, 3_600)).toBe(959);
});

test("lists the channel with the highest return first, and those without sales last", () => {
  const rows = rankChannels([unsold, pages, bare, ads]);
  expect(rows.map(({ id, multiple }) => [id, multiple])).toEqual([
    ["ads", 25],
    ["pages", 19],
    ["unsold", 0],
    ["bare", 0],
  ]);
  expect(rows[0]?.sales).toBe(10_000);
});

test("adds up a client's channels, leaving out those without an order value", () => {
  const total = totalOf({ channelIds: ["ads", "pages", "unsold", "bare"] }, [ads, pages, unsold, bare]);
  expect(total).toEqual({ spent: 1_200, leads: 18, orders: 5, sales: 25_000 });
});

test("computes a client's return on costs and fee", () => {
  expect(computeReturn({ channelIds: ["ads", "pages"], fee: 3_800 }, [ads, pages])).toBe(5);
});
