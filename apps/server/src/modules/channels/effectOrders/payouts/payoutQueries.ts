import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../../platform/database/cursor.ts';
import { type Payout, payoutOf } from './Payout.ts';

const PAGE = 20;

/** Whoever they belong to: for the second person. */
export async function findPayouts(db: Reader, ids: readonly string[]): Promise<Payout[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('effect_payouts')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(payoutOf);
}

export async function findPayout(db: Reader, id: string): Promise<Payout | null> {
  return (await findPayouts(db, [id]))[0] ?? null;
}

export async function findPayoutByNo(db: Reader, no: string): Promise<Payout | null> {
  const row = await db.selectFrom('effect_payouts').selectAll().where('no', '=', no).executeTakeFirst();
  return row ? payoutOf(row) : null;
}

export async function findOwnPayout(
  db: Reader,
  { userId, id }: { userId: string; id: string },
): Promise<Payout | null> {
  const row = await db
    .selectFrom('effect_payouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? payoutOf(row) : null;
}

/** The one that waits for a second person. */
export async function findWaitingPayout(db: Reader, userId: string): Promise<Payout | null> {
  const row = await db
    .selectFrom('effect_payouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row ? payoutOf(row) : null;
}

/** A promoter's payouts, the newest first. */
export async function listPayouts(
  db: Reader,
  { userId, cursor }: { userId: string; cursor: string | undefined },
): Promise<{ items: Payout[]; nextCursor: string | null }> {
  let query = db
    .selectFrom('effect_payouts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (cursor) {
    const [at, id] = decodeCursor(cursor, timeCursor);
    query = query.where((where) => where(where.refTuple('requested_at', 'id'), '<', where.tuple(new Date(at), id)));
  }
  const rows = (await query.execute()).map(payoutOf);
  const last = rows[PAGE - 1];
  const nextCursor = rows.length > PAGE && last ? encodeCursor([last.requestedAt.toISOString(), last.id]) : null;
  return { items: rows.slice(0, PAGE), nextCursor };
}

/** What went to the balance, of how many effect orders; from a moment on, or since ever. */
export async function sumPaidOut(
  db: Reader,
  { userId, since, until }: { userId: string; since?: Date; until?: Date },
): Promise<{ amountFen: number; count: number }> {
  const { rows } = await sql<{ amountFen: number; count: number }>`
    select coalesce(sum(amount_fen), 0)::int8 as "amountFen", coalesce(sum(effects), 0)::int8 as count from effect_payouts
    where user_id = ${userId} and state = 'done' ${since ? sql`and ended_at >= ${since}` : sql``}
      ${until ? sql`and ended_at < ${until}` : sql``}`.execute(db);
  return rows[0] ?? { amountFen: 0, count: 0 };
}

/** By payout: of which goods it took what was owed. */
export async function listTakings(
  db: Reader,
  { userId, payoutIds }: { userId: string; payoutIds: readonly string[] },
): Promise<ReadonlyMap<string, { title: string; count: number; amountFen: number }[]>> {
  if (payoutIds.length === 0) return new Map();
  const { rows } = await sql<{ payoutId: string; title: string; count: number; amountFen: number }>`
    select taking.payout_id as "payoutId", effect.title, count(*) as count, sum(taking.amount_fen)::int8 as "amountFen"
    from effect_takings as taking
    join effect_refunds as refund on refund.user_id = taking.user_id and refund.id = refund_id
    join effect_orders as effect on effect.user_id = refund.user_id and effect.id = effect_order_id
    where taking.user_id = ${userId} and taking.payout_id = any(${[...payoutIds]}::uuid[])
    group by taking.payout_id, effect.title order by min(refund.at), effect.title`.execute(db);
  return Map.groupBy(rows, ({ payoutId }) => payoutId);
}
