import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';

export interface CostChange {
  readonly skuId: string;
  readonly kind: 'intake' | 'correction';
  readonly pieces: number | null;
  readonly unitCostFen: number | null;
  readonly onHandBefore: number | null;
  readonly beforeHundredths: number | null;
  readonly afterHundredths: number;
}

interface Input {
  readonly changes: readonly CostChange[];
  readonly staffId: string;
  readonly note: string;
  readonly now: Date;
}

/** The caller holds the figures of these SKUs. */
export async function changeCosts(tx: Tx, { changes, staffId, note, now }: Input): Promise<void> {
  if (changes.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as wanted (
    "skuId" uuid, kind text, pieces integer, "unitCostFen" bigint, "onHandBefore" integer, "beforeHundredths" bigint,
    "afterHundredths" bigint)`;
  await sql`
    insert into sku_cost_changes (
      sku_id, no, kind, pieces, unit_cost_fen, on_hand_before, before_hundredths, after_hundredths, staff_id, note, created_at)
    select "skuId", coalesce((select max(no) from sku_cost_changes where sku_id = "skuId"), 0) + 1, kind, pieces, "unitCostFen",
      "onHandBefore", "beforeHundredths", "afterHundredths", ${staffId}::uuid, ${note}, ${now}::timestamptz
    from ${rows}`.execute(tx);
  await sql`
    insert into sku_costs (sku_id, cost_hundredths) select "skuId", "afterHundredths" from ${rows}
    on conflict (sku_id) do update set cost_hundredths = excluded.cost_hundredths`.execute(tx);
}

export async function findCosts(db: Reader, skuIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (skuIds.length === 0) return new Map();
  const { rows } = await sql<{ skuId: string; cost: number }>`
    select sku_id as "skuId", cost_hundredths as cost from sku_costs
    where sku_id = any(${listed([...new Set(skuIds)], 'uuid')})`.execute(db);
  return new Map(rows.map(({ skuId, cost }) => [skuId, cost]));
}

export interface KeptCostChange extends Omit<CostChange, 'skuId'> {
  readonly no: number;
  readonly staffId: string;
  readonly note: string;
  readonly createdAt: Date;
}

/** Every change of what a SKU costs, newest first. */
export async function listCostChanges(
  db: Reader,
  { skuId, below, limit }: { skuId: string; below: number | null; limit: number },
): Promise<KeptCostChange[]> {
  const { rows } = await sql<KeptCostChange>`
    select no, kind, pieces, unit_cost_fen as "unitCostFen", on_hand_before as "onHandBefore",
      before_hundredths as "beforeHundredths", after_hundredths as "afterHundredths", staff_id as "staffId", note,
      created_at as "createdAt"
    from sku_cost_changes where sku_id = ${skuId} and (${below}::int is null or no < ${below}::int)
    order by no desc limit ${limit}`.execute(db);
  return rows;
}
