import { expect, test } from "@playwright/test";
import type { Channel, Month } from "@/content/schema/records";
import { costPerOrder } from "@/content/totals";
import { formatMoney } from "@/content/words";
import { channelRows, otherReturns, returnOnCost, stripOf, sumRow } from "./ledger";

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

const together: Month = {
  id: "together",
  sample: false,
  title: "With our fee",
  description: "Both channels",
  label: "an order, our fee included",
  leadNoun: "inquiries",
  orderNoun: "orders",
  channelIds: ["ads", "pages"],
  fee: 3_800,
};

test("divides what was spent, and the fee with it, by the orders", () => {
  expect(costPerOrder({ spent: 434, orders: 2 })).toBe(217);
  expect(costPerOrder({ spent: 1_194, orders: 5 }, 3_600)).toBe(959);
});

test("lists the channel with the highest return first, and those without sales last", () => {
  expect(channelRows([unsold, pages, bare, ads]).map(({ id }) => id)).toEqual(["ads", "pages", "unsold", "bare"]);
});

test("adds up a client's channels and the fee", () => {
  const row = sumRow(together, [ads, pages, unsold]);
  expect(row).toMatchObject({ isSum: true, fee: 3_800, sales: 25_000 });
  expect(row.month).toMatchObject({ spent: 1_200, leads: 18, orders: 5, orderValue: 5_000 });
  expect(row.metric).toEqual({ value: formatMoney(1_000), label: together.label });
  expect(returnOnCost(row)).toBe(5);
});

test("leaves out channels without an order value", () => {
  const row = sumRow({ ...together, channelIds: ["ads", "unsold", "bare"] }, [ads, unsold, bare]);
  expect(row.month?.spent).toBe(400);
});

test("computes the return of the other clients with their own fee", () => {
  const others = { label: "Others", months: [{ client: "One", channelIds: ["ads"], fee: 600 }] };
  expect(otherReturns({ ...together, others }, [ads, pages])).toEqual([{ client: "One", multiple: 10 }]);
  expect(otherReturns(together, [ads, pages])).toEqual([]);
});

test("draws all strips to the scale of the longest, and none without sales", () => {
  const rows = channelRows([ads, pages, unsold, bare]);
  const sum = sumRow(together, [ads, pages]);
  const strips = rows.map((row) => stripOf(row, [...rows, sum]));
  expect(strips).toEqual([
    { fee: 0, multiple: 25, maxLeaves: 26 },
    { fee: 0, multiple: 19, maxLeaves: 26 },
    undefined,
    undefined,
  ]);
  expect(stripOf(sum, [...rows, sum])).toEqual({ fee: 0.76, multiple: 5, maxLeaves: 26 });
});
