import type { Answer, Contract } from '@jiwu/contract';
import type { OrderSection } from '../sections/orderSections.ts';

type Quote = Answer<Contract['orderQuote']>;

/**
 * What the pages say differently of one kind of order. Which actions there are the server says; here are their words. Parts of its own stand in
 * panelsOf.ts and confirmPartsOf.ts: a page loads those that it shows.
 */
export interface OrderKindView {
  /** Where its pages are. */
  readonly section: OrderSection;
  /** Beside the state, in lists and on the order's page; null for none. */
  readonly chip: string | null;
  /** The name of the first step, whether payment is a step of its own, and the one in which a paid order waits for others, if it does. */
  readonly steps: { readonly made: string; readonly hasPayment: boolean; readonly filled: string | null };
  /** What an order will keep for its buyer, and until when, before it is made; and what it keeps while it is not paid. */
  readonly keeps: (quote: Pick<Quote, 'payBy' | 'now'>) => string;
  readonly unpaid: string;
  /** What happens to it when the time to pay is over: 过时自动关闭. */
  readonly late: string;
  /** Why no coupon counts for it; null: they do. */
  readonly noCoupons: string | null;
  /** What happens after payment, before anything is sent; null: nothing. */
  readonly waits: { readonly title: string; readonly text: string } | null;
  /** What its buyer can do with it once it is delivered: which returns there are. */
  readonly delivered: string;
  /** How it came to be prepared: 已经付款，仓库正在准备。 */
  readonly ready: string;
  /** The sentence of a received order, and of a closed one; null: as the payment says. */
  readonly completed: string | null;
  readonly closed: string | null;
  /** The action that gives back pieces before they are sent, its button, and what happens then. */
  readonly refund: { readonly label: string; readonly submit: string; readonly next: string };
  /** The action that gives up an order that is not paid. */
  readonly close: string;
  /** Why there was nothing to pay. */
  readonly free: string;
}
