import type { Answer, CallInput, Contract } from '@jiwu/contract';

type OrderDraft = CallInput<Contract['orderQuote']>['body'];
export type Quote = Answer<Contract['orderQuote']>;
export type QuoteLine = Quote['lines'][number];
export type CouponWish = OrderDraft['coupon'];
export type Delivery = OrderDraft['delivery'];
export type InvoiceWish = NonNullable<CallInput<Contract['orderCreate']>['body']['invoice']>;
export type { OrderDraft };

/** The goods of the order to be made. */
export interface Bought {
  readonly kind: NonNullable<OrderDraft['kind']>;
  /** What an order of its kind is about; null for an ordinary one. */
  readonly subjectId: string | null;
  readonly lines: OrderDraft['lines'];
  /** The lines leave the cart with the order. */
  readonly fromCart: boolean;
  /** Chosen in the cart, but not to be had, or not so many of them. */
  readonly note: string | null;
  /** Where the choice was made; null: on the page of the goods. */
  readonly origin: { readonly to: string; readonly label: string } | null;
  /** Where to go when it cannot be bought so. */
  readonly elsewhere: { readonly to: string; readonly label: string };
}
