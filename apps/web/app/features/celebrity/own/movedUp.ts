/** The same things with one of them a place further up. */
export function movedUp<T>(items: readonly T[], at: number): T[] {
  const [before, one] = [items[at - 1], items[at]];
  if (before === undefined || one === undefined) return [...items];
  return [...items.slice(0, at - 1), one, before, ...items.slice(at + 1)];
}
