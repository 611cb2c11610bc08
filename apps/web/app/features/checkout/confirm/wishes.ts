import type { Bought, CouponWish, Delivery, InvoiceWish, OrderDraft } from './Bought.ts';

/** All that the buyer can decide. */
export interface Wishes {
  /** Null until one is chosen: the default one then. */
  readonly addressId: string | null;
  readonly coupon: CouponWish;
  /** Spending integral is never decided for anyone. */
  readonly isIntegralUsed: boolean;
  readonly delivery: Delivery;
  readonly invoice: InvoiceWish;
  readonly remark: string;
}

export const firstWishes: Wishes = {
  addressId: null,
  coupon: 'best',
  isIntegralUsed: false,
  delivery: { kind: 'standard' },
  invoice: { kind: 'none' },
  remark: '',
};

/** The part of them that the price hangs on. */
export function draftOf({ kind, subjectId, lines }: Bought, wishes: Wishes, addressId: string | null): OrderDraft {
  const { coupon, isIntegralUsed, delivery } = wishes;
  return { kind, subjectId, lines, addressId, coupon, useIntegral: isIntegralUsed ? 'max' : 0, delivery };
}
