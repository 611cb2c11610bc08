import { assert } from '@jiwu/kernel';
import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

type Worded = 'categories' | 'brands' | 'shipping_templates';
const MAX = 36;

/** A word for an address that nothing else has: the given one, or the spelt one with a number behind it when it is taken. */
export async function freeWord(
  tx: Tx,
  table: Worded,
  word: { readonly given: string } | { readonly spelt: string },
): Promise<string> {
  const wanted = 'given' in word ? word.given : wordOf(word.spelt);
  // Two who add at once must not choose the same number.
  await sql`select pg_advisory_xact_lock(hashtext(${`word:${table}`}))`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = ${wanted} or id ~ ${`^${wanted}\\d+$`}`.execute(tx);
  const taken = new Set(rows.map(({ id }) => id));
  if (!taken.has(wanted)) return wanted;
  if ('given' in word) throw new ShopError('GOODS_WORD_TAKEN');
  for (let no = 2; ; no += 1) if (!taken.has(`${wanted}${no}`)) return `${wanted}${no}`;
}

/** What addresses may hold of a spelling: jiangzaoerji. A name without any letters is called by the kind of sign that every word begins with. */
function wordOf(spelt: string): string {
  const letters = spelt.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const word = (/^[a-z]/.test(letters) ? letters : `n${letters}`).slice(0, MAX).padEnd(2, 'x');
  assert(rules.goods.wordPattern.test(word), 'a word for an address');
  return word;
}
