import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Pair } from './pairsOf.ts';

const changed = (pairs: readonly Pair[]) => sql`
  unnest(${pairs.map(({ productId }) => productId)}::uuid[], ${pairs.map(({ otherId }) => otherId)}::uuid[],
    ${pairs.map(({ times }) => times)}::int[]) as changed (product_id, other_id, times)`;

/** So many more orders hold each pair. */
export async function addPairs(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    insert into bought_pairs as known (product_id, other_id, times) select * from ${changed(pairs)}
    on conflict (product_id, other_id) do update set times = known.times + excluded.times`.execute(tx);
}

/** So many fewer. What was never counted cannot be taken back. */
export async function takePairs(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  const { rows } = await sql<{ taken: number }>`
    with less as (
      update bought_pairs as known set times = known.times - changed.times from ${changed(pairs)}
      where known.product_id = changed.product_id and known.other_id = changed.other_id and known.times > changed.times
      returning 1
    ), gone as (
      delete from bought_pairs as known using ${changed(pairs)}
      where known.product_id = changed.product_id and known.other_id = changed.other_id and known.times = changed.times
      returning 1
    )
    select (select count(*) from less)::int + (select count(*) from gone)::int as taken`.execute(tx);
  assert(rows[0]?.taken === pairs.length, 'every pair that is taken back was counted');
}
