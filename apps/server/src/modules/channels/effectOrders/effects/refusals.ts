import type { rules } from '@jiwu/contract';
import { type RawBuilder, sql } from 'kysely';
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

interface Wanted {
  readonly promoterId?: string | undefined;
  readonly reason?: CreditRefusal | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly before: { readonly at: Date; readonly lineId: string } | null;
  readonly limit: number;
}

/** The newest first; of one promoter, for one reason, of some days, or all. */
export async function listRefusals(db: Reader, wanted: Wanted): Promise<RefusalRow[]> {
  const { rows } = await refusalQuery(wanted).execute(db);
  return rows;
}

/** As the indexes of the table go. */
export function refusalQuery(wanted: Wanted): RawBuilder<RefusalRow> {
  const { promoterId, reason, from, until, before, limit } = wanted;
  const conditions = [
    sql`true`,
    ...(promoterId === undefined ? [] : [sql`promoter_id = ${promoterId}`]),
    ...(reason === undefined ? [] : [sql`reason = ${reason}`]),
    ...(from === undefined ? [] : [sql`at >= ${from}`]),
    ...(until === undefined ? [] : [sql`at < ${until}`]),
    ...(before === null ? [] : [sql`(at, line_id) < (${before.at}, ${before.lineId})`]),
  ];
  return sql<RefusalRow>`
    select user_id as "buyerId", order_id as "orderId", line_id as "lineId", promoter_id as "promoterId", reason, at
    from effect_refusals where ${sql.join(conditions, sql` and `)}
    order by at desc, line_id desc limit ${limit}`;
}
