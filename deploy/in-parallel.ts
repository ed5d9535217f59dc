const AT_ONCE = 8;

/** Works on a few items at once; the first failure ends it, when what is under way has ended as well. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined && failures.length === 0; item = waiting.shift()) {
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}
