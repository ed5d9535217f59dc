/** The checks that compare several records: references between them, and the records of one page. */
import { expect, test } from "@playwright/test";
import { records } from "../records";
import { checkContent as faultsOf, valuesAt } from "./check";
import { references, withEveryKind } from "./records";

const [member] = records.team;

test("looks up each referenced id in the given records", () => {
  for (const [kind, field, to] of references) {
    const referring = records[kind].filter((record) => valuesAt(record, field).length > 0);
    const [first] = referring;
    if (!first) continue;
    const gone = String(valuesAt(first, field)[0]?.value);
    const left = { ...records, [to]: records[to].filter((record) => Reflect.get(record, "id") !== gone) };
    const fault = expect.stringMatching(new RegExp(`^content/${kind}\\.ts: .*expected .*; found "${gone}"`));
    expect.soft(faultsOf(left), `${kind}: ${field}`).toContainEqual(fault);
  }
});

test("accepts other ids of pages if records and routes use the same ones", () => {
  const renamed = (list: readonly object[]) =>
    list.map((record) => ("page" in record ? { ...record, page: `other-${record.page}` } : record));
  const lists = Object.entries(records).map(([kind, list]) => [kind, renamed(list)]);
  const routes = records.routes.map((page) => ({ ...page, id: `other-${page.id}` }));
  expect(faultsOf({ ...Object.fromEntries(lists), routes })).toEqual([]);
});

test("accepts a missing kind of record", () => {
  const routesWithoutSections = records.routes.map(({ host: _, ...page }) => ({ ...page, sections: [] }));
  const firm = records.site.map((record) => ({
    ...record,
    consultation: { ...record.consultation, host: undefined },
  }));
  expect(faultsOf(withEveryKind({ site: firm, routes: routesWithoutSections }))).toEqual([]);
});

test("refuses two links of the same name", () => {
  const [first, ...others] = records.routes.filter(({ path, canonical }) => path === canonical);
  const [second] = others;
  if (!first || !second) return;
  const routes = records.routes.map((page) =>
    page === second ? { ...page, navLabel: first.navLabel, tab: undefined } : page,
  );
  expect(faultsOf({ ...records, routes })).toEqual([
    `content/routes.ts: ${second.id}: navLabel: expected another name than navLabel of ${first.id} (content/routes.ts), since both are the names of links; found ${JSON.stringify(first.navLabel)}`,
  ]);
});

test("refuses a month with a channel without an orderValue", () => {
  const [month] = records.months;
  const [id] = month?.channelIds ?? [];
  const channels = records.channels.map(({ month: _, ...channel }) =>
    channel.id === id ? channel : { ...channel, month: _ },
  );
  const faults = id ? [expect.stringContaining(`channelIds[0]: expected a channel whose month has an orderValue`)] : [];
  expect(faultsOf({ ...records, channels })).toEqual(faults);
});

test("reports repeated ids with their lines, before faults of records that refer to them", () => {
  const [page] = records.routes;
  if (!member || !page) return;
  const team = [member, member, ...records.team.slice(1)];
  const routes = [{ ...page, host: "nobody" }, ...records.routes.slice(1)];
  const read = () => `[\n  { id: "${member.id}" },\n  { id: "${member.id}x" },\n  { id: "${member.id}" },\n]`;
  const fault = `content/team.ts: ${member.id}: id: expected an id that no other record in the file has; found it 2 times`;
  expect(faultsOf({ ...records, team, routes }, undefined, read)).toEqual([`${fault}, in lines 2 and 4`]);
  expect(faultsOf({ ...records, team, routes })).toEqual([fault]);
});

test("refuses pages with the same path, title or description", () => {
  const [page] = records.routes;
  const routes = page ? [...records.routes, { ...page, id: "another" as typeof page.id }] : [];
  const faults = faultsOf({ ...records, routes });
  for (const field of ["path", "title", "description"]) {
    const fault = `content/routes.ts: another: ${field}: expected what no other record in the file has; found "`;
    expect(faults).toContainEqual(expect.stringContaining(fault));
  }
});

test("requires at least one record for each kind of section on a page", () => {
  test.skip(records.process.length === 0, "the site describes no process");
  const page = records.process[0]?.page;
  const onPage = records.process.filter((step) => step.page === page);
  const onOtherPages = records.process.filter((step) => step.page !== page);
  expect(faultsOf({ ...records, process: onOtherPages })).toEqual([
    `content/process.ts: all: page: expected at least one record for ${page}, which shows them; or take "process" out of its sections (content/routes.ts), and the section out of the page; found none`,
  ]);
  expect(faultsOf({ ...records, process: [...onPage.slice(0, 1), ...onOtherPages] })).toEqual([]);
});

test("refuses a record that no page shows", () => {
  for (const kind of ["process", "testimonials", "plans"] as const) {
    const routes = records.routes.map((page) => ({
      ...page,
      sections: page.sections.filter((section) => section !== kind),
    }));
    const left = records[kind].map(({ id }) =>
      expect.stringContaining(
        `content/${kind}.ts: ${id}: page: expected a page that has "${kind}" in its sections: none has; take the record out, or give it to a page; found`,
      ),
    );
    expect(faultsOf({ ...records, routes })).toEqual(left);
    expect(faultsOf({ ...records, routes, [kind]: [] })).toEqual([]);
  }
});

test("refuses the steps of a page if they are not numbered from 1", () => {
  test.skip(records.process.length === 0, "the site describes no process");
  const process = records.process.map((step, index) => (index === 0 ? { ...step, step: 2 } : step));
  expect(faultsOf({ ...records, process })).toContain(
    `content/process.ts: ${process[0]?.id}: step: expected 1, as the steps of ${process[0]?.page} count from 1 in order; found 2`,
  );
});

test("refuses two popular plans", () => {
  const { plans } = records;
  const faultsIfAll = (popular: boolean) =>
    faultsOf({ ...records, plans: plans.map((plan) => ({ ...plan, popular })) });
  const fault = `content/plans.ts: all: popular: expected true in one plan at most; found ${plans.map(({ id }) => id).join(", ")}`;
  expect(faultsIfAll(false)).toEqual([]);
  expect(faultsIfAll(true)).toEqual(plans.length > 1 ? [fault] : []);
});
