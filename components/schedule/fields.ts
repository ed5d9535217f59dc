import type { letter } from "@/content/words";

interface Field {
  /** The key of the label in content/words.ts (`letter`), and the field's name in the markup. */
  name: keyof typeof letter;
  type: "text" | "tel" | "email";
  autoComplete?: string;
}

/**
 * What a visitor can add to the request, in the order of the page and of the letter. All fields are optional.
 * docs/add-a-field-to-the-request.md has the steps.
 */
export const FIELDS = [
  { name: "name", type: "text", autoComplete: "name" },
  { name: "tel", type: "tel", autoComplete: "tel" },
] as const satisfies readonly Field[];

export type FieldName = (typeof FIELDS)[number]["name"];

/** The values of the fields. An empty one is "". */
export type Details = Readonly<Record<FieldName, string>>;

/** Maximum length of a value, in characters. */
export const DETAIL_MAX_LENGTH = 40;

/** Returns the details that `readValue` gives. */
export function detailsFrom(readValue: (field: (typeof FIELDS)[number]) => string | undefined): Details {
  return Object.fromEntries(FIELDS.map((field) => [field.name, readValue(field) ?? ""])) as Details;
}

export const NO_DETAILS = detailsFrom(() => "");

/** Returns whether two visitors' details are equal. */
export function areSame(a: Details, b: Details): boolean {
  return FIELDS.every(({ name }) => a[name] === b[name]);
}
