import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Coupon } from './Coupon.ts';

export interface NewCoupon extends Omit<Coupon, 'id'> {
  readonly id?: string;
  /** Anyone may claim it; otherwise only a code leads to it. */
  readonly isPublic: boolean;
  /** Only staff give it. */
  readonly isCompensation?: boolean;
  readonly claimFrom: Date;
  readonly claimUntil: Date;
  readonly totalLimit: number;
  readonly perUserLimit: number;
}

/** A new coupon. Its terms are final; the database refuses contradictory ones. */
export async function createCoupon(tx: Tx, { scope, window, ...input }: NewCoupon, now: Date): Promise<string> {
  const id = input.id ?? newId();
  await tx
    .insertInto('coupons')
    .values({
      id,
      name: input.name,
      kind: input.kind,
      threshold_fen: input.thresholdFen,
      off_fen: input.offFen,
      rate_bp: input.rateBp,
      cap_fen: input.capFen,
      scope: scope.kind,
      category_ids: scope.kind === 'categories' ? [...new Set(scope.categoryIds)] : [],
      product_ids: scope.kind === 'products' ? [...new Set(scope.productIds)] : [],
      channel: scope.kind === 'channel' ? scope.channel : null,
      valid_from: 'days' in window ? null : window.from,
      valid_until: 'days' in window ? null : window.until,
      valid_days: 'days' in window ? window.days : null,
      is_public: input.isPublic,
      is_compensation: input.isCompensation ?? false,
      claim_from: input.claimFrom,
      claim_until: input.claimUntil,
      total_limit: input.totalLimit,
      per_user_limit: input.perUserLimit,
      created_at: now,
    })
    .execute();
  return id;
}
