import type { rules } from '@jiwu/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import { type UserCoupon, userCouponColumns, userCouponOf } from './UserCoupon.ts';

type ShownState = (typeof rules.coupon.states)[number];

const PAGE = 20;

interface Input {
  readonly userId: string;
  readonly state: ShownState;
  readonly cursor: string | undefined;
  readonly now: Date;
}

/** Usable coupons: soonest end first; used and expired ones: newest first. */
const orders = {
  unused: { column: 'user_coupons.valid_until', direction: 'asc' },
  locked: { column: 'user_coupons.valid_until', direction: 'asc' },
  used: { column: 'user_coupons.used_at', direction: 'desc' },
  expired: { column: 'user_coupons.valid_until', direction: 'desc' },
} as const satisfies Record<ShownState, object>;

export async function listUserCoupons(
  db: Reader,
  { userId, state, cursor, now }: Input,
): Promise<{ items: UserCoupon[]; nextCursor: string | null }> {
  const { column, direction } = orders[state];
  let query = db
    .selectFrom('user_coupons')
    .innerJoin('coupons', 'coupons.id', 'user_coupons.coupon_id')
    .select(userCouponColumns)
    .where('user_id', '=', userId)
    .where('user_coupons.state', '=', state === 'expired' ? 'unused' : state)
    .orderBy(column, direction)
    .orderBy('user_coupons.id', direction)
    .limit(PAGE + 1);
  if (state === 'unused') query = query.where('user_coupons.valid_until', '>', now);
  if (state === 'expired') query = query.where('user_coupons.valid_until', '<=', now);
  if (cursor) query = query.where(isAfter(column, direction, decodeCursor(cursor, timeCursor)));
  const rows = await query.execute();
  const items = rows.slice(0, PAGE).map((row) => userCouponOf(row, now));
  const last = items.at(-1);
  const lastAt = state === 'used' ? last?.usedAt : last?.validUntil;
  return {
    items,
    nextCursor: rows.length > PAGE && last && lastAt ? encodeCursor([lastAt.toISOString(), last.id]) : null,
  };
}

function isAfter(column: string, direction: 'asc' | 'desc', [at, id]: readonly [string, string]): Expression<SqlBool> {
  const than = sql.raw(direction === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${sql.ref(column)}, user_coupons.id) ${than} (${at}::timestamptz, ${id}::uuid)`;
}
