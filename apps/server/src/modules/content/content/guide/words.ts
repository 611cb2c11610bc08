import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';

/** The words by which an entry is found, instead of those before; none: it is not found any more. */
export async function writeWords(
  tx: Tx,
  { textId, words }: { textId: string; words: ReadonlyMap<string, number> },
): Promise<void> {
  await tx.deleteFrom('text_words').where('text_id', '=', textId).execute();
  if (words.size === 0) return;
  await sql`
    insert into text_words (word, text_id, weight)
    select word, ${textId}::uuid, weight
    from unnest(${[...words.keys()]}::text[], ${[...words.values()]}::real[]) as given (word, weight)`.execute(tx);
}
