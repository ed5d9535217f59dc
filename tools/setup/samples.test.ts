import { expect, test } from "@playwright/test";
import { type Kind, type Records, withEveryKind } from "@/content/schema/records";
import { keepOneSample } from "./samples";

/** Records by kind, as they are written in the sources. */
type Lists = Partial<Record<Kind, readonly ({ id: string; sample: boolean } & Record<string, unknown>)[]>>;

/** Keeps one sample of each kind. Returns the ids that are left in each changed file. */
function keepOneOf(lists: Lists) {
  const records = withEveryKind(lists as Partial<Records>);
  const sourceOf = (file: string) => {
    const kind = file.replace(/^content\/|\.ts$/g, "") as Kind;
    return `export const list = ${JSON.stringify(lists[kind] ?? [], null, 2)};\n`;
  };
  const { files, changes } = keepOneSample(records, sourceOf);
  const left = Object.fromEntries(
    [...files].map(([file, code]) => [file, [...code.matchAll(/"id": "([^"]+)"/g)].map(([, id]) => id)]),
  );
  return { left, changes, sources: files };
}

const sample = (id: string, more = {}) => ({ id, sample: true, ...more });
const ownRecord = (id: string, more = {}) => ({ id, sample: false, ...more });

test("keeps the first sample of each page or kind, and lists what it removes", () => {
  const { left, changes } = keepOneOf({
    logos: [sample("a"), sample("b"), sample("c")],
    testimonials: [sample("x", { page: "one" }), sample("y", { page: "two" }), sample("z", { page: "one" })],
    plans: [sample("only")],
  });
  expect(left).toEqual({ "content/testimonials.ts": ["x", "y"], "content/logos.ts": ["a"] });
  expect(changes).toEqual(["content/testimonials.ts: removes z", "content/logos.ts: removes b, c"]);
});

test("keeps the owner's records, and the samples that they refer to", () => {
  const { left } = keepOneOf({
    logos: [ownRecord("a"), sample("b"), ownRecord("c"), sample("d")],
    team: [sample("ada"), sample("ben"), sample("cho")],
    routes: [ownRecord("landing", { host: "cho" })],
  });
  expect(left["content/logos.ts"]).toEqual(["a", "b", "c"]);
  expect(left["content/team.ts"]).toEqual(["cho"]);
});

test("keeps the sample steps before a step that the owner added", () => {
  const step = (number: number) => ({ page: "one", step: number });
  const { left } = keepOneOf({ process: [sample("a", step(1)), sample("b", step(2)), ownRecord("c", step(3))] });
  expect(left).toEqual({});
});

test("replaces the id of a removed host", () => {
  const { sources, changes } = keepOneOf({
    team: [sample("ada"), sample("ben")],
    routes: [sample("landing", { host: "ben", title: "ben" })],
  });
  expect(sources.get("content/routes.ts")).toContain('"host": "ada",\n    "title": "ben"');
  expect(changes).toContain("content/routes.ts: landing: host: ada in place of ben");
});

test("keeps records that a required field refers to, and removes an optional field", () => {
  const month = { ...sample("month"), title: "M", orderNoun: "n", fee: 1 };
  const others = { label: "O", months: [{ client: "C", channelIds: ["b"], fee: 1 }] };
  const { left, sources } = keepOneOf({
    channels: ["a", "b", "c"].map((id) => sample(id, { title: id, metric: { value: "1", label: "l" } })),
    months: [{ ...month, channelIds: ["c"], others }],
  });
  expect(left["content/channels.ts"]).toEqual(["c"]);
  expect(sources.get("content/months.ts")).not.toContain("others");
});
