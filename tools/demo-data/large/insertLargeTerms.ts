import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { loadSpeller, spellTerm, type SearchTerm } from '../../../apps/server/src/modules/goods/search/index.ts';
import { copyRow } from './copyText.ts';

interface CountedTerm extends SearchTerm {
  readonly count: number;
}

/** Makes the words of the generated products known, with how many products each leads to. */
export async function insertLargeTerms(client: pg.Client, terms: readonly CountedTerm[]): Promise<void> {
  await loadSpeller();
  await client.query('create temporary table large_terms (like search_terms) on commit drop');
  const rows = merged(terms).map(({ term, kind, count }) => {
    const { pinyin, initials } = spellTerm(term);
    return copyRow([term, kind, pinyin, initials, count]);
  });
  const copy = client.query(copyFrom('copy large_terms (term, kind, pinyin, initials, product_count) from stdin'));
  await pipeline(Readable.from([Buffer.from(rows.join(''))], { objectMode: false }), copy);
  await client.query(`
    insert into search_terms (term, kind, pinyin, initials, product_count)
    select term, kind, pinyin, initials, product_count from large_terms
    on conflict (term) do update set product_count = search_terms.product_count + excluded.product_count`);
}

/** The workers have counted each for itself. */
function merged(terms: readonly CountedTerm[]): CountedTerm[] {
  const sums = new Map<string, CountedTerm>();
  for (const term of terms) {
    const known = sums.get(term.term);
    sums.set(term.term, known ? { ...known, count: known.count + term.count } : term);
  }
  return [...sums.values()];
}
