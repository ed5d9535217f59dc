/**
 * @returns How many of `count` parts stand in a row that has room for `most`, so that all rows are of one length, or
 *   nearly: five parts where four have room are rows of three and two. At least 1.
 */
export function balancedColumns(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / most))));
}
