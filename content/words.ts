/**
 * The words of the interface, in the site's language: what no record and no page says. A translation is this file, the
 * records and the copy of app/. Each is exported by itself, so that a script in the browser carries only what it uses.
 */

/** Numbers as sentences say them; one that is not here is written in digits. */
const NUMBERS: Readonly<Record<number, string>> = {
  1: "one",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  10: "ten",
  11: "eleven",
  12: "twelve",
  15: "fifteen",
  20: "twenty",
  30: "thirty",
  40: "forty",
  45: "forty-five",
  50: "fifty",
  60: "sixty",
};

/** How many there are, as a sentence says it, so that copy never counts by itself: 5 gives "five", 34 gives "34". */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** The same with what is counted: (1, "system", "systems") gives "one system". */
export function counted(count: number, one: string, many: string): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

/** Words as a sentence begins with them: "five people" gives "Five people". */
export function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
