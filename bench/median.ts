/** The middle of some figures, or of an even number of them the mean of the two in the middle. @throws if there are none */
export function median(figures: number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("median: expected at least one figure, found none");
  return (upper + lower) / 2;
}
