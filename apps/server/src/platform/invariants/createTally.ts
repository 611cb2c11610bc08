import type { InTurn } from './checkInTurn.ts';
import type { InvariantResult } from './checkInvariants.ts';

const KEPT_ROWS = 20;

/** What a run says of an invariant, in all. */
export interface Tallied extends InvariantResult {
  readonly rows: number;
  readonly ms: number;
}

/** Adds up what windows and whole tables say of each invariant. */
export function createTally() {
  const byTitle = new Map<string, { number: number; title: string; offending: unknown[]; rows: number; ms: number }>();
  let longestMs = 0;
  return {
    /** Whether all of it holds. */
    add({ results, tookMs }: InTurn): boolean {
      longestMs = Math.max(longestMs, tookMs);
      for (const { number, title, offending, ms = 0 } of results) {
        const known = byTitle.get(`${number} ${title}`) ?? { number, title, offending: [], rows: 0, ms: 0 };
        const news = withoutKnown(offending, known.offending);
        known.offending.push(...news.slice(0, KEPT_ROWS - known.offending.length));
        known.rows += news.length;
        known.ms += ms;
        byTitle.set(`${number} ${title}`, known);
      }
      return results.every(({ offending }) => offending.length === 0);
    },
    results: (): Tallied[] => [...byTitle.values()].toSorted((one, other) => one.number - other.number),
    longestMs: () => longestMs,
  };
}

/** A row that was touched lately and comes by in the rolling pass is found in two windows of one run. */
function withoutKnown(rows: readonly unknown[], known: readonly unknown[]): unknown[] {
  const texts = new Set(known.map((row) => JSON.stringify(row)));
  return rows.filter((row) => !texts.has(JSON.stringify(row)));
}
