/**
 * @returns The number of columns for `count` parts, at most `most`, that makes all rows nearly equal: five parts in at most
 *   four columns become rows of three and two. At least 1.
 */
export function balancedColumns(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / most))));
}
