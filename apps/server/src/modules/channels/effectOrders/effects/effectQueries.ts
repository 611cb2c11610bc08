import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { type EffectOrder, effectOf, type EffectState } from './EffectOrder.ts';

interface Wanted {
  readonly userId: string;
  readonly state?: EffectState | undefined;
  /** Paid from this moment on; null: from the beginning. */
  readonly since: Date | null;
}

interface Position {
  readonly paidAt: Date;
  readonly id: string;
}

/** A promoter's effect orders, the newest first. */
export async function listEffects(
  db: Reader,
  { userId, state, since, before, limit }: Wanted & { readonly before: Position | null; readonly limit: number },
): Promise<EffectOrder[]> {
  let query = db
    .selectFrom('effect_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (state) query = query.where('state', '=', state);
  if (since) query = query.where('paid_at', '>=', since);
  if (before) {
    query = query.where((where) => where(where.refTuple('paid_at', 'id'), '<', where.tuple(before.paidAt, before.id)));
  }
  return (await query.execute()).map(effectOf);
}

/** How many there are of each state; states without any are left out. */
export async function countEffects(
  db: Reader,
  { userId, since }: Omit<Wanted, 'state'>,
): Promise<ReadonlyMap<EffectState, number>> {
  const { rows } = await sql<{ state: EffectState; count: number }>`
    select state, count(*) as count from effect_orders
    where user_id = ${userId} ${since ? sql`and paid_at >= ${since}` : sql``} group by state`.execute(db);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** Those that a payout pays, or holds; the newest first. */
export async function listEffectsOfPayout(
  db: Reader,
  { userId, payoutId }: { userId: string; payoutId: string },
): Promise<EffectOrder[]> {
  const rows = await db
    .selectFrom('effect_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('payout_id', '=', payoutId)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(effectOf);
}

/** Everything that waits for its days to be over, those that are due first. */
export async function listSettling(
  db: Reader,
  userId: string,
): Promise<Pick<EffectOrder, 'buyerId' | 'orderId' | 'releaseAt' | 'commissionFen'>[]> {
  return await db
    .selectFrom('effect_orders')
    .select([
      'buyer_id as buyerId',
      'order_id as orderId',
      'release_at as releaseAt',
      'commission_fen as commissionFen',
    ])
    .where('user_id', '=', userId)
    .where('state', '=', 'settling')
    .orderBy('release_at')
    .execute();
}

/** Payable and held by no payout: the newest. */
export async function listPayable(
  db: Reader,
  { userId, limit }: { userId: string; limit: number },
): Promise<EffectOrder[]> {
  const rows = await db
    .selectFrom('effect_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'payable')
    .where('payout_id', 'is', null)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(effectOf);
}
