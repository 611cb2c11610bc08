import { useRead } from '../../api/useRead.ts';

const EVERY_MS = 15_000;

/** The news of the page, asked for again and again by its top bar alone; others look at what that has. */
export function useNews({ isAsking = false }: { isAsking?: boolean } = {}) {
  return useRead('staffNews', {}, isAsking ? { everyMs: EVERY_MS } : {});
}
