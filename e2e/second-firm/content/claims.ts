import type { Claim } from "./schema/records";
import { spellNumber } from "./words";

/** How many candidates a client meets for each role. */
export const shortlistSize = 4;

/** Ingen side tegner dem. */
export const searchDays = { profiles: 5, tested: 12, chosen: 20, bestGone: 21, averageHire: 60 } as const;

/** Those that copy names one by one, as in `claim("uger-til-liste").value`. */
const inCopy = [
  {
    id: "uger-til-liste",
    sample: false,
    value: "tre uger",
    label: `til ${spellNumber(shortlistSize)} kandidater`,
  },
  {
    id: "garanti",
    sample: false,
    value: "6 mdr.",
    label: "garanti på hver ansættelse",
  },
] as const satisfies readonly Claim[];

/** A row of figures shows all of its list, and is never empty. */
type Row = readonly [Claim, ...Claim[]];

/** What it costs to choose wrong, on the recruitment page. */
export const costStats = [
  {
    id: "fejlansaettelse",
    sample: false,
    value: "412.000 kr.",
    label: "koster en fejlansættelse i gennemsnit vores kunder",
  },
  {
    id: "ubesat",
    sample: false,
    value: "97 dage",
    label: "står en stilling i gennemsnit tom",
  },
] as const satisfies Row;

/** Why clients stay, on the recruitment page. */
export const whyStats = [
  {
    id: "blev",
    sample: false,
    value: "93 %",
    label: "er der stadig efter to år",
  },
  {
    id: "ansat",
    sample: false,
    value: "1.140",
    label: "ansatte siden 2009",
  },
  {
    id: "genkunder",
    sample: false,
    value: "7 af 10",
    label: "kunder kommer igen inden for et år",
  },
  {
    id: "svar",
    sample: false,
    value: "2 dage",
    label: "til hver ansøger har et svar",
  },
] as const satisfies Row;

/** The figures of the software page. */
export const softwareStats = [
  {
    id: "systemer",
    sample: false,
    value: "68",
    label: "systemer i drift hos kunder",
  },
  {
    id: "forste-udgave",
    sample: false,
    value: "3 uger",
    label: "til en første udgave, der kan prøves",
  },
  {
    id: "oppetid",
    sample: false,
    value: "99,97 %",
    label: "oppetid på tværs af alle systemer sidste år",
  },
] as const satisfies Row;

/** The figures of the advice page. */
export const adviceStats = [
  {
    id: "sider",
    sample: false,
    value: "10 sider",
    label: "fylder et notat højst",
  },
  {
    id: "fast-pris",
    sample: false,
    value: "100 %",
    label: "af forløbene til aftalt pris siden 2014",
  },
] as const satisfies Row;

export const claims = [...inCopy, ...costStats, ...whyStats, ...softwareStats, ...adviceStats];

export type ClaimId = (typeof claims)[number]["id"];

/**
 * @param id the id of a claim.
 * @returns the claim.
 * @throws Error naming the id, if no claim has it.
 */
export function claim(id: ClaimId): Claim {
  // The ids are those of the list.
  return claims.find((one) => one.id === id) as Claim;
}
