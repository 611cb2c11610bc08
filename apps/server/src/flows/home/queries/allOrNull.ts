/** A part of an answer could not be loaded. */
export type OnMissing = (part: string, error: unknown) => void;

/** All parts of an answer, those that fail as null: one channel's trouble is not the whole page's. When every part fails, so does the answer. */
export async function allOrNull<P extends Readonly<Record<string, Promise<unknown>>>>(
  parts: P,
  onMissing: OnMissing,
): Promise<{ -readonly [K in keyof P]: Awaited<P[K]> | null }> {
  const names = Object.keys(parts);
  const settled = await Promise.allSettled(Object.values(parts));
  const failed = settled.filter((result) => result.status === 'rejected');
  if (failed[0] && failed.length === settled.length) throw failed[0].reason;
  const entries = settled.map((result, index) => {
    const name = names[index] ?? '';
    if (result.status === 'fulfilled') return [name, result.value];
    onMissing(name, result.reason);
    return [name, null];
  });
  return Object.fromEntries(entries) as { -readonly [K in keyof P]: Awaited<P[K]> | null };
}
