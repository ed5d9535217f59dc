/** How many of so many stand in a row, where it has room for `most`: rows are of one length, or nearly. */
export function inRow(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}
