/** One more than two cores need, so that none waits while another writes. */
const AT_ONCE = 3;

/** A few at once: what one does must not hang on another. */
export async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = items.values();
  const turn = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
}
