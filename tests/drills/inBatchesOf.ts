/** Does something with each of many, so many at a time. */
export async function inBatchesOf<T>(
  atOnce: number,
  all: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  const turns = Array.from({ length: atOnce }, async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one);
  });
  await Promise.all(turns);
}
