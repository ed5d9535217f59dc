/**
 * Returns the number of columns, from 1 to `most`, with which rows are as equal as possible: 3 for five parts in at
 * most four columns.
 */
export function balanceColumns(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / most))));
}
