import { rules } from '@jiwu/contract';
import { type Selectable, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';
import type { DropshippingBatches } from '../../../../platform/database/schema.gen.ts';
import { type Batch, batchOf, type BatchState } from './Batch.ts';

interface Input {
  readonly state: BatchState | undefined;
  readonly after: { readonly at: string; readonly id: string } | undefined;
  readonly limit: number;
}

/** Batches of everyone, the newest first: each state gives its newest, out of which the page is taken. */
export async function listBatchesForStaff(db: Reader, { state, after, limit }: Input): Promise<Batch[]> {
  const states = state ? [state] : rules.dropshipping.states;
  const { rows } = await sql<Selectable<DropshippingBatches>>`
    select own.* from unnest(${listed(states, 'text')}) as wanted (state)
    cross join lateral (
      select * from dropshipping_batches as batch
      where batch.state = wanted.state
        ${after ? sql`and (created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
      order by created_at desc, id desc limit ${limit}
    ) as own
    order by own.created_at desc, own.id desc limit ${limit}`.execute(db);
  return rows.map(batchOf);
}

/** Batches by their keys; those that there are not are left out. */
export async function findBatches(
  db: Reader,
  keys: readonly { readonly userId: string; readonly id: string }[],
): Promise<ReadonlyMap<string, Batch>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<Selectable<DropshippingBatches>>`
    select batch.* from unnest(${keys.map(({ userId }) => userId)}::uuid[], ${keys.map(({ id }) => id)}::uuid[])
      as wanted (user_id, id)
    join dropshipping_batches as batch on batch.user_id = wanted.user_id and batch.id = wanted.id`.execute(db);
  return new Map(rows.map((row) => [row.id, batchOf(row)]));
}
