/**
 * Returns the number of columns, from 1 to `most`, with which all rows are nearly equal. Five parts in at most four
 * columns become rows of three and two.
 */
export function balanceColumns(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / most))));
}
