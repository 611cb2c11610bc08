import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/createDatabase.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { inPageRanges } from '../indexing/inPageRanges.ts';

/** Pages of documents that one statement counts, and terms that one statement writes. */
const PAGES = 512;
const BATCH = 5000;

/**
 * Counts anew how many products every term leads to. Every term is a word of their documents, so one walk over those
 * counts all of them, in short statements. Counts that stay are not written.
 */
export async function refreshTerms(db: Database): Promise<void> {
  const counts = new Map<string, number>();
  const count = async (tx: Tx, range: RawBuilder<boolean>) => {
    const { rows } = await sql<{ term: string; products: number }>`
      select term, count(*)::int as products
      from product_search, unnest(tsvector_to_array(document)) as word
      join search_terms on term = word
      where ${range}
      group by term`.execute(tx);
    for (const { term, products } of rows) counts.set(term, (counts.get(term) ?? 0) + products);
  };
  await inPageRanges(db, 'product_search', count, PAGES);
  const terms = await db.read.selectFrom('search_terms').select(['term', 'product_count']).execute();
  const changed = terms.filter(({ term, product_count }) => product_count !== (counts.get(term) ?? 0));
  for (let at = 0; at < changed.length; at += BATCH) {
    const batch = changed.slice(at, at + BATCH).map(({ term }) => term);
    await db.transact(async (tx) => {
      await sql`
        update search_terms set product_count = counted.count
        from unnest(${batch}::text[], ${batch.map((term) => counts.get(term) ?? 0)}::int[]) as counted (term, count)
        where search_terms.term = counted.term`.execute(tx);
    });
  }
}
