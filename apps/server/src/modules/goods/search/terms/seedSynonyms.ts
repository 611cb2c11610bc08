import type { Tx } from '../../../../platform/database/Tx.ts';
import { synonyms } from './synonyms.ts';

/** Writes the shop's own synonyms into the table; existing ones stay. */
export async function seedSynonyms(tx: Tx): Promise<void> {
  await tx
    .insertInto('search_synonyms')
    .values(synonyms.map(([term, meaning]) => ({ term, meaning })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
