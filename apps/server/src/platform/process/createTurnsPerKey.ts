import { createTurns } from './createTurns.ts';

type InTurn = ReturnType<typeof createTurns>;

/**
 * Work for the same key is done a few at a time, in the order in which it came: what would only wait for a lock in the database waits
 * here, and holds no connection. Without a key it begins at once.
 */
export function createTurnsPerKey(options: {
  atOnce: number;
  maxWaiting: number;
}): <T>(key: string | null, work: () => Promise<T>) => Promise<T> {
  const turns = new Map<string, { inTurn: InTurn; users: number }>();
  return async (key, work) => {
    if (key === null) return await work();
    const entry = turns.get(key) ?? { inTurn: createTurns(options), users: 0 };
    turns.set(key, entry);
    entry.users += 1;
    try {
      return await entry.inTurn(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) turns.delete(key);
    }
  };
}
