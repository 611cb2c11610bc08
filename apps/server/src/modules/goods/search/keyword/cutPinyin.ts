import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

const MIN_PART = 2;
const MAX_PART = 24;
const MAX_LENGTH = 40;

/**
 * Pinyin of several words in one (lanyaerji) as words that products have (蓝牙, 耳机): the fewest, and of equally few
 * the most used. Null when it cannot be cut so.
 */
export async function cutPinyin(db: Reader, spelling: string): Promise<string[] | null> {
  if (!/^[a-z]+$/.test(spelling) || spelling.length > MAX_LENGTH) return null;
  const parts = new Set<string>();
  for (let from = 0; from < spelling.length; from += 1)
    for (let to = from + MIN_PART; to <= Math.min(spelling.length, from + MAX_PART); to += 1)
      parts.add(spelling.slice(from, to));
  const { rows } = await sql<{ pinyin: string; term: string; count: number }>`
    select distinct on (pinyin) pinyin, term, product_count as count from search_terms
    where pinyin = any(${[...parts]}) and product_count > 0
    order by pinyin, product_count desc, term`.execute(db);
  return cheapestCut(spelling, new Map(rows.map((row) => [row.pinyin, row])));
}

function cheapestCut(
  spelling: string,
  known: ReadonlyMap<string, { readonly term: string; readonly count: number }>,
): string[] | null {
  // For each length the best cut up to there.
  const best: ({ readonly terms: readonly string[]; readonly count: number } | undefined)[] = [{ terms: [], count: 0 }];
  for (let to = MIN_PART; to <= spelling.length; to += 1) {
    for (let from = Math.max(0, to - MAX_PART); from <= to - MIN_PART; from += 1) {
      const before = best[from];
      const last = known.get(spelling.slice(from, to));
      if (!before || !last) continue;
      const cut = { terms: [...before.terms, last.term], count: before.count + last.count };
      const rival = best[to];
      const isBetter =
        !rival ||
        cut.terms.length < rival.terms.length ||
        (cut.terms.length === rival.terms.length && cut.count > rival.count);
      if (isBetter) best[to] = cut;
    }
  }
  const whole = best[spelling.length];
  return whole ? [...whole.terms] : null;
}
