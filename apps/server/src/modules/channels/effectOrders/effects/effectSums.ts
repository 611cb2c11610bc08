import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { EffectState } from './EffectOrder.ts';

export interface Sum {
  readonly amountFen: number;
  readonly count: number;
}

interface StateSum extends Sum {
  readonly state: EffectState;
  /** In a payout that waits for a second person. */
  readonly isHeld: boolean;
}

/** What is on its way: pending, settling and payable. */
export async function sumByState(db: Reader, userId: string): Promise<StateSum[]> {
  const { rows } = await sql<StateSum>`
    select state, payout_id is not null as "isHeld", sum(commission_fen)::int8 as "amountFen", count(*) as count
    from effect_orders where user_id = ${userId} and state in ('pending', 'settling', 'payable') group by 1, 2`.execute(
    db,
  );
  return rows;
}

/** What became void from a moment on, with the commission that it would have brought. */
export async function sumVoided(db: Reader, { userId, since }: { userId: string; since: Date }): Promise<Sum> {
  const { rows } = await sql<Sum>`
    select coalesce(sum(first_commission_fen), 0)::int8 as "amountFen", count(*) as count
    from effect_orders where user_id = ${userId} and state = 'void' and voided_at >= ${since}`.execute(db);
  return rows[0] ?? { amountFen: 0, count: 0 };
}

interface DaySum extends Sum {
  /** 2026-11-15, in Shanghai. */
  readonly day: string;
}

/** By the day of payment, from a moment on; void ones count as orders without commission. */
export async function sumByDay(db: Reader, { userId, since }: { userId: string; since: Date }): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select to_char(paid_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, sum(commission_fen)::int8 as "amountFen",
      count(*) as count
    from effect_orders where user_id = ${userId} and paid_at >= ${since} group by 1`.execute(db);
  return rows;
}

interface ProductSum extends Sum {
  readonly productId: string;
  readonly title: string;
  readonly picture: { readonly fileId: string; readonly placeholder: string; readonly alt: string };
}

/** The products that earned most from a moment on, with their newest title. */
export async function rankProducts(
  db: Reader,
  { userId, since, limit }: { userId: string; since: Date; limit: number },
): Promise<ProductSum[]> {
  const { rows } = await sql<ProductSum>`
    select product_id as "productId", (array_agg(title order by paid_at desc))[1] as title,
      (array_agg(picture order by paid_at desc))[1] as picture, sum(commission_fen)::int8 as "amountFen", count(*) as count
    from effect_orders where user_id = ${userId} and paid_at >= ${since} and state <> 'void'
    group by product_id order by sum(commission_fen) desc, product_id limit ${limit}`.execute(db);
  return rows;
}

interface PlaceSum extends Sum {
  readonly place: string | null;
}

/** By the place of the link, those that earned most first. */
export async function sumByPlace(db: Reader, { userId, since }: { userId: string; since: Date }): Promise<PlaceSum[]> {
  const { rows } = await sql<PlaceSum>`
    select place, sum(commission_fen)::int8 as "amountFen", count(*) as count
    from effect_orders where user_id = ${userId} and paid_at >= ${since} and state <> 'void'
    group by place order by sum(commission_fen) desc, place nulls last`.execute(db);
  return rows;
}
