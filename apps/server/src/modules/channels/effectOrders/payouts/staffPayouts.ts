import { sql, type Selectable } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { EffectPayouts } from '../../../../platform/database/schema.gen.ts';
import { type Payout, type PayoutState, payoutOf } from './Payout.ts';

interface Search {
  readonly state?: PayoutState | undefined;
  readonly userId?: string | undefined;
  readonly no?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** Payouts of all promoters, newest first. */
export async function searchPayouts(db: Reader, search: Search): Promise<Payout[]> {
  const { state, userId, no, from, until, after, limit } = search;
  const { rows } = await sql<Selectable<EffectPayouts>>`
    select * from effect_payouts where true
      ${state === undefined ? sql`` : sql`and state = ${state}`} ${userId === undefined ? sql`` : sql`and user_id = ${userId}`}
      ${no === undefined ? sql`` : sql`and no = ${no}`}
      ${from ? sql`and requested_at >= ${from}` : sql``} ${until ? sql`and requested_at < ${until}` : sql``}
      ${after ? sql`and (requested_at, id) < (${after.at}, ${after.id}::uuid)` : sql``}
    order by requested_at desc, id desc limit ${limit}`.execute(db);
  return rows.map(payoutOf);
}

interface PayoutSums {
  readonly waiting: number;
  readonly waitingFen: number;
  /** Commission that those which wait hold, before what is taken from it. */
  readonly heldFen: number;
  readonly done: number;
  readonly doneFen: number;
  readonly takenFen: number;
}

/** Those that wait, and what was asked for and paid since a moment. */
export async function sumPayouts(db: Reader, since: Date): Promise<PayoutSums> {
  const { rows } = await sql<PayoutSums>`
    select waiting, "waitingFen", "heldFen", done, "doneFen", "takenFen" from (
      select count(*) as waiting, coalesce(sum(amount_fen), 0)::int8 as "waitingFen",
        coalesce(sum(commission_fen), 0)::int8 as "heldFen"
      from effect_payouts where state = 'waiting'
    ) as open cross join (
      select count(*) as done, coalesce(sum(amount_fen), 0)::int8 as "doneFen", coalesce(sum(taken_fen), 0)::int8 as "takenFen"
      from effect_payouts where state = 'done' and requested_at >= ${since}
    ) as ended`.execute(db);
  return rows[0] ?? { waiting: 0, waitingFen: 0, heldFen: 0, done: 0, doneFen: 0, takenFen: 0 };
}

type Key = Pick<Payout, 'userId' | 'id'>;

/** The goods that brought most of a payout. */
export async function rankPayoutProducts(db: Reader, { userId, id }: Key, limit: number) {
  const { rows } = await sql<{ productId: string; title: string; count: number; rateBp: number; amountFen: number }>`
    select product_id as "productId", (array_agg(title order by paid_at desc))[1] as title, count(*) as count,
      max(rate_bp) as "rateBp", sum(commission_fen)::int8 as "amountFen"
    from effect_orders where user_id = ${userId} and payout_id = ${id}
    group by product_id order by sum(commission_fen) desc, product_id limit ${limit}`.execute(db);
  return rows;
}

/** By the place of the link; null: none. */
export async function sumPayoutPlaces(db: Reader, { userId, id }: Key) {
  const { rows } = await sql<{ place: string | null; count: number; amountFen: number }>`
    select place, count(*) as count, sum(commission_fen)::int8 as "amountFen" from effect_orders
    where user_id = ${userId} and payout_id = ${id} group by place order by count(*) desc, place`.execute(db);
  return rows;
}

/** A page of the effect orders of a payout, newest first. */
export async function pagePayoutEffects(
  db: Reader,
  { userId, id, after, limit }: Key & { after: { at: Date; id: string } | null; limit: number },
) {
  const { rows } = await sql<{
    id: string;
    buyerId: string;
    orderId: string;
    title: string;
    place: string | null;
    paidFen: number;
    refundedFen: number;
    rateBp: number;
    commissionFen: number;
    paidAt: Date;
    settledAt: Date | null;
  }>`
    select id, buyer_id as "buyerId", order_id as "orderId", title, place, paid_fen as "paidFen", refunded_fen as "refundedFen",
      rate_bp as "rateBp", commission_fen as "commissionFen", paid_at as "paidAt", settled_at as "settledAt"
    from effect_orders where user_id = ${userId} and payout_id = ${id}
      ${after ? sql`and (paid_at, id) < (${after.at}, ${after.id}::uuid)` : sql``}
    order by paid_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
