import type { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Coupon, couponColumns, couponOf } from '../Coupon.ts';

/** More than anybody chooses among. */
const MOST_CHOICES = 50;

type View = (typeof rules.coupon.desk.views)[number];

/** A coupon with what staff may still change of it. */
export interface StaffCoupon {
  readonly coupon: Coupon;
  readonly isPublic: boolean;
  readonly isCompensation: boolean;
  readonly claimFrom: Date;
  readonly claimUntil: Date;
  readonly totalLimit: number;
  readonly perUserLimit: number;
  readonly issued: number;
  readonly version: number;
  readonly createdAt: Date;
}

function staffCoupons(db: Reader) {
  return db
    .selectFrom('coupons')
    .select([...couponColumns, 'coupons.id as coupon_id', 'is_public', 'is_compensation'])
    .select(['claim_from', 'claim_until'])
    .select(['total_limit', 'per_user_limit', 'issued_count', 'version', 'created_at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof staffCoupons>['executeTakeFirstOrThrow']>>;

const staffCouponOf = (row: Row): StaffCoupon => ({
  coupon: couponOf(row),
  isPublic: row.is_public,
  isCompensation: row.is_compensation,
  claimFrom: row.claim_from,
  claimUntil: row.claim_until,
  totalLimit: row.total_limit,
  perUserLimit: row.per_user_limit,
  issued: row.issued_count,
  version: row.version,
  createdAt: row.created_at,
});

interface Asked {
  readonly view: View;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
  readonly now: Date;
}

/** The newest first. */
export async function listStaffCoupons(db: Reader, { view, after, limit, now }: Asked): Promise<StaffCoupon[]> {
  const views = {
    all: sql<boolean>`true`,
    open: sql<boolean>`claim_from <= ${now} and claim_until > ${now}`,
    coming: sql<boolean>`claim_from > ${now}`,
    over: sql<boolean>`claim_until <= ${now}`,
  } as const satisfies Record<View, unknown>;
  let query = staffCoupons(db).where(views[view]).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  return (await query.execute()).map(staffCouponOf);
}

/** What staff can give when something went wrong: open now, and not gone. */
export async function listCompensationCoupons(db: Reader, now: Date): Promise<StaffCoupon[]> {
  const rows = await staffCoupons(db)
    .where('is_compensation', '=', true)
    .where('claim_from', '<=', now)
    .where('claim_until', '>', now)
    .whereRef('issued_count', '<', 'total_limit')
    .orderBy('claim_until')
    .orderBy('id')
    .limit(MOST_CHOICES)
    .execute();
  return rows.map(staffCouponOf);
}

export async function getStaffCoupon(db: Reader, id: string): Promise<StaffCoupon> {
  const row = await staffCoupons(db).where('coupons.id', '=', id).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return staffCouponOf(row);
}

/** Held until the transaction ends: nobody is given one meanwhile. */
export async function lockStaffCoupon(tx: Tx, id: string): Promise<StaffCoupon> {
  const row = await staffCoupons(tx).where('coupons.id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return staffCouponOf(row);
}
