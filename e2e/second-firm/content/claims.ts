import type { Claim } from "./schema/records";

/** The number of candidates that a client meets for each role. */
export const shortlistSize = 4;

/** No page of this firm shows these figures. */
export const searchDays = { bestGone: 21, averageHire: 60 } as const;

const figure = <Id extends string>(id: Id, value: string, label: string) => ({ id, sample: false, value, label });

/** A row of figures. A section shows the whole list, which is never empty. */
type Row = readonly [Claim, ...Claim[]];

/** Claims that pages use individually: `claim("uger-til-liste").value`. */
const inCopy = [
  figure("uger-til-liste", "tre uger", "til en liste, der kan læses"),
  figure("garanti", "6 mdr.", "garanti på hver ansættelse"),
] as const satisfies Row;

/** The cost of a wrong choice, on the recruitment page. */
export const costStats = [
  figure("fejlansaettelse", "412.000 kr.", "koster en fejlansættelse i gennemsnit vores kunder"),
  figure("ubesat", "97 dage", "står en stilling i gennemsnit tom"),
] as const satisfies Row;

/** Why clients stay, on the recruitment page. */
export const whyStats = [
  figure("blev", "93 %", "er der stadig efter to år"),
  figure("ansat", "1.140", "ansatte siden 2009"),
  figure("genkunder", "7 af 10", "kunder kommer igen inden for et år"),
  figure("svar", "2 dage", "til hver ansøger har et svar"),
] as const satisfies Row;

export const softwareStats = [
  figure("systemer", "68", "systemer i drift hos kunder"),
  figure("forste-udgave", "3 uger", "til en første udgave, der kan prøves"),
  figure("oppetid", "99,97 %", "oppetid på tværs af alle systemer sidste år"),
] as const satisfies Row;

export const claims = [...inCopy, ...costStats, ...whyStats, ...softwareStats];

export type ClaimId = (typeof claims)[number]["id"];

/** Returns the claim with this id. */
export function claim(id: ClaimId): Claim {
  return claims.find((claim) => claim.id === id) as Claim;
}
