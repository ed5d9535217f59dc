import { expect, test } from "@playwright/test";
import { type Records, withEveryKind } from "@/content/schema/records";
import { keepOneSample } from "./samples";

const sample = (id: string, more = {}) => ({ id, sample: true, ...more });

test("keeps the first sample of each page or kind, the owner's records and hosts, and lists what it removes", () => {
  const lists: Record<string, object[]> = {
    testimonials: [sample("x", { page: "one" }), sample("y", { page: "two" }), sample("z", { page: "one" })],
    logos: [sample("a"), { ...sample("b"), sample: false }, sample("c")],
    team: [sample("ada"), sample("ben"), sample("cho")],
    routes: [sample("landing", { host: "cho" })],
    plans: [sample("only")],
    process: [sample("1"), sample("2")],
  };
  const sourceOf = (file: string) =>
    `export const list = ${JSON.stringify(lists[file.replace(/^content\/|\.ts$/g, "")], null, 2)};\n`;
  const { files, changes } = keepOneSample(withEveryKind(lists as Partial<Records>), sourceOf);
  const left = [...files].map(([file, code]) => [file, [...code.matchAll(/"id": "([^"]+)"/g)].map(([, id]) => id)]);
  expect(Object.fromEntries(left)).toEqual({
    "content/testimonials.ts": ["x", "y"],
    "content/logos.ts": ["b"],
    "content/team.ts": ["ada", "cho"],
  });
  expect(changes).toEqual([
    "content/team.ts: removes ben",
    "content/testimonials.ts: removes z",
    "content/logos.ts: removes a, c",
  ]);
});
