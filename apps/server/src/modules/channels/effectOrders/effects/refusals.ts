import type { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';

/** Why a line that someone brought earns them nothing: they seem to have bought it themselves, or are gone. */
export type CreditRefusal = (typeof rules.effectOrder.refusals)[number];

interface Refused {
  readonly lineId: string;
  readonly promoterId: string;
  readonly reason: CreditRefusal;
}

interface Input {
  readonly buyerId: string;
  readonly orderId: string;
  readonly lines: readonly Refused[];
  readonly now: Date;
}

/** Kept for staff; neither buyer nor promoter is told. */
export async function addRefusals(tx: Tx, { buyerId, orderId, lines, now }: Input): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insertInto('effect_refusals')
    .values(
      lines.map(({ lineId, promoterId, reason }) => ({
        user_id: buyerId,
        order_id: orderId,
        line_id: lineId,
        promoter_id: promoterId,
        reason,
        at: now,
      })),
    )
    .execute();
}

interface RefusalRow extends Refused {
  readonly buyerId: string;
  readonly orderId: string;
  readonly at: Date;
}

/** The newest first; of one promoter, or of all. */
export async function listRefusals(
  db: Reader,
  input: { promoterId?: string | undefined; before: { at: Date; lineId: string } | null; limit: number },
): Promise<RefusalRow[]> {
  const { promoterId, before, limit } = input;
  const { rows } = await sql<RefusalRow>`
    select user_id as "buyerId", order_id as "orderId", line_id as "lineId", promoter_id as "promoterId", reason, at
    from effect_refusals
    where true ${promoterId === undefined ? sql`` : sql`and promoter_id = ${promoterId}`}
      ${before ? sql`and (at, line_id) < (${before.at}, ${before.lineId})` : sql``}
    order by at desc, line_id desc limit ${limit}`.execute(db);
  return rows;
}
