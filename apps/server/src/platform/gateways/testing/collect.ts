/** All of it at once. */
export async function collect<T>(items: AsyncIterable<T> | Iterable<T> | null): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items ?? []) all.push(item);
  return all;
}
