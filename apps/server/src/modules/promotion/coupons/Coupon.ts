import type { rules } from '@jiwu/contract';
import type { CouponKind } from '@jiwu/pricing';
import type { Selectable } from 'kysely';
import type { Coupons } from '../../../platform/database/schema.gen.ts';

type CouponChannel = (typeof rules.coupon.channels)[number];

/** Which goods a coupon is good for. */
export type CouponScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'categories'; readonly categoryIds: readonly string[] }
  | { readonly kind: 'products'; readonly productIds: readonly string[] }
  | { readonly kind: 'channel'; readonly channel: CouponChannel };

/** The time in which a held coupon can be used: between two moments, or for some days, the day of the claim being the first. */
export type CouponWindow = { readonly from: Date; readonly until: Date } | { readonly days: number };

/** A coupon's discount and the goods that it covers. These terms never change. */
export interface Coupon {
  readonly id: string;
  readonly name: string;
  readonly kind: CouponKind;
  readonly thresholdFen: number;
  readonly offFen: number | null;
  /** The rate that is still paid: 9500 is 9.5 折. */
  readonly rateBp: number | null;
  readonly capFen: number | null;
  readonly scope: CouponScope;
  readonly window: CouponWindow;
}

/** The columns that `couponOf` reads. */
export const couponColumns = [
  'coupons.name',
  'coupons.kind',
  'coupons.threshold_fen',
  'coupons.off_fen',
  'coupons.rate_bp',
  'coupons.cap_fen',
  'coupons.scope',
  'coupons.category_ids',
  'coupons.product_ids',
  'coupons.channel',
  'coupons.valid_from as window_from',
  'coupons.valid_until as window_until',
  'coupons.valid_days',
] as const;

type CouponRow = Pick<
  Selectable<Coupons>,
  | 'name'
  | 'kind'
  | 'threshold_fen'
  | 'off_fen'
  | 'rate_bp'
  | 'cap_fen'
  | 'scope'
  | 'category_ids'
  | 'product_ids'
  | 'channel'
  | 'valid_days'
> & { readonly coupon_id: string; readonly window_from: Date | null; readonly window_until: Date | null };

export function couponOf(row: CouponRow): Coupon {
  return {
    id: row.coupon_id,
    name: row.name,
    kind: row.kind as CouponKind,
    thresholdFen: row.threshold_fen,
    offFen: row.off_fen,
    rateBp: row.rate_bp,
    capFen: row.cap_fen,
    scope: scopeOf(row),
    window:
      row.window_from && row.window_until
        ? { from: row.window_from, until: row.window_until }
        : { days: row.valid_days ?? 0 },
  };
}

function scopeOf(row: CouponRow): CouponScope {
  if (row.scope === 'categories') return { kind: 'categories', categoryIds: row.category_ids };
  if (row.scope === 'products') return { kind: 'products', productIds: row.product_ids };
  if (row.channel !== null) return { kind: 'channel', channel: row.channel as CouponChannel };
  return { kind: 'all' };
}
