/** How many of so many stand in a row, where it has room for `most`: rows are of one length, or nearly. */
export function inRow(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}

/** With the room that a heading has in each, for its size (ui/fit-words.ts). */
const COLUMNS = [
  "",
  "",
  "lg:grid-cols-2 lg:[--room:calc((100vw-2*var(--outside)-var(--gutter))/2)]",
  "lg:grid-cols-3 lg:[--room:calc((100vw-2*var(--outside)-2*var(--gutter))/3)]",
  "lg:grid-cols-4 lg:[--room:calc((100vw-2*var(--outside)-3*var(--gutter))/4)]",
];

/** @returns the same as columns on a desk, where a row has room for four at most. */
export function columnsOf(count: number, most: 3 | 4): string {
  return COLUMNS[inRow(count, most)] ?? "";
}
