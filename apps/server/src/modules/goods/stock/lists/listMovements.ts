import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { MovementKind } from '../movementKinds.ts';

export interface Movement {
  readonly id: string;
  readonly kind: MovementKind;
  readonly onHandDelta: number;
  readonly reservedDelta: number;
  /** The figures when it had happened. */
  readonly onHand: number;
  readonly reserved: number;
  readonly causeKind: string;
  readonly causeId: string;
  readonly at: Date;
}

/** Where a page ended: the last movement, and the figures before it. */
export interface MovementPlace {
  readonly id: string;
  readonly onHand: number;
  readonly reserved: number;
}

/** Movements of a SKU, newest first, each with the figures that it led to: those of now, less what came after. One statement. */
export async function listMovements(
  db: Reader,
  { skuId, after, limit }: { skuId: string; after: MovementPlace | null; limit: number },
): Promise<Movement[]> {
  const start =
    after === null
      ? sql`select on_hand, reserved from stock_levels where sku_id = ${skuId}`
      : sql`select ${after.onHand}::int as on_hand, ${after.reserved}::int as reserved`;
  const { rows } = await sql<Movement>`
    with page as (
      select * from stock_movements
      where sku_id = ${skuId} and (${after?.id ?? null}::uuid is null or id < ${after?.id ?? null}::uuid)
      order by id desc limit ${limit}
    ), start as (${start})
    select id, kind, on_hand_delta as "onHandDelta", reserved_delta as "reservedDelta",
      (start.on_hand - coalesce(sum(on_hand_delta) over later, 0))::int as "onHand",
      (start.reserved - coalesce(sum(reserved_delta) over later, 0))::int as reserved,
      cause_kind as "causeKind", cause_id as "causeId", created_at as at
    from page, start
    window later as (order by id desc rows between unbounded preceding and 1 preceding)
    order by id desc`.execute(db);
  return rows;
}
