import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { ProblemCode } from './Row.ts';

interface Key {
  readonly userId: string;
  readonly id: string;
}

/** A SKU of the rows as it is today. */
export interface RepeatedSku {
  readonly skuId: string;
  /** Null: nobody knows it any more. */
  readonly code: string | null;
  /** Why it cannot be sent again; null when it can. */
  readonly problem: ProblemCode | null;
}

/** Every number when none is named. */
type Chosen = readonly number[] | null;

/** The SKUs of rows that were ordered. */
export async function listOrderedSkus(db: Reader, { userId, id }: Key, nos: Chosen): Promise<string[]> {
  const { rows } = await sql<{ skuId: string }>`
    select distinct sku_id as "skuId" from dropshipping_rows
    where user_id = ${userId} and batch_id = ${id} and ${ordered(nos)} order by 1`.execute(db);
  return rows.map(({ skuId }) => skuId);
}

/**
 * Copies rows that were ordered into a new batch, in their order, by one statement. They go to the same person and place, and name
 * the same SKU by its code: nothing of them has to be read again. They repeat what was sent, and are wanted all the same. Answers how many there are.
 */
export async function repeatRows(
  tx: Tx,
  { from, to, nos, skus }: { from: Key; to: Key; nos: Chosen; skus: readonly RepeatedSku[] },
): Promise<number> {
  const given = skus.map(({ skuId, code, problem }) => ({ sku_id: skuId, code, problem }));
  const { numAffectedRows } = await sql`
    insert into dropshipping_rows (
      user_id, batch_id, no, state, recipient, phone_number, division_code, address, goods, quantity, is_wanted, problems,
      place_code, detail, sku_id, pieces, repeat_key)
    select user_id, ${to.id}::uuid, row_number() over (order by no), case when problem is null then 'good' else 'bad' end,
      recipient, phone_number, place_code, detail, coalesce(code, goods), pieces::text, true,
      case when problem is null then '[]' else jsonb_build_array(jsonb_build_object('code', problem, 'suggestion', null)) end,
      place_code, detail, case when problem is null then sku_id end, pieces, case when problem is null then repeat_key end
    from dropshipping_rows
    join jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as sku (sku_id uuid, code text, problem text) using (sku_id)
    where user_id = ${from.userId} and batch_id = ${from.id} and ${ordered(nos)}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** A row has its price from the moment at which its batch is ordered. */
function ordered(nos: Chosen) {
  return nos === null ? sql`pay_fen is not null` : sql`pay_fen is not null and no = any(${nos}::int[])`;
}
