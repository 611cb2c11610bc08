import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { SearchTerm } from './SearchTerm.ts';
import { loadSpeller, spellTerm } from './spellTerm.ts';

/** Makes new terms known at once; how many products each leads to is counted by refreshTerms. */
export async function insertTerms(tx: Tx, terms: readonly SearchTerm[]): Promise<void> {
  const known = await tx
    .selectFrom('search_terms')
    .select('term')
    .where(
      'term',
      'in',
      terms.map(({ term }) => term),
    )
    .where('product_count', '>', 0)
    .execute();
  const knownTerms = new Set(known.map(({ term }) => term));
  // In one order in every transaction, so that two which bring the same new words do not wait for each other.
  const fresh = terms.filter(({ term }) => !knownTerms.has(term)).toSorted((a, b) => (a.term < b.term ? -1 : 1));
  if (fresh.length === 0) return;
  await loadSpeller();
  await tx
    .insertInto('search_terms')
    .values(fresh.map(({ term, kind }) => ({ term, kind, ...spellTerm(term), product_count: 1 })))
    .onConflict((conflict) =>
      conflict.column('term').doUpdateSet({ product_count: sql`greatest(search_terms.product_count, 1)` }),
    )
    .execute();
}
