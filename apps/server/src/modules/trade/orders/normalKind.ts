import { rules } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import type { OrderKind } from './OrderKind.ts';
import { pickTerms } from './pickTerms.ts';

const nothingMore = () => Promise.resolve();

/** Goods at the shop's own prices or through picks of celebrities, out of the shop's stock, sent as soon as they are paid. Other kinds spread it and say what differs. */
export const normalKind: OrderKind = {
  channel: 'normal',
  takesStock: true,
  paidInto: 'awaitingDispatch',
  isPromised: false,
  isBoughtAtCheckout: true,
  countsTowardsLimits: true,
  countsAsUnpaid: true,
  isRewarded: true,
  tellsBuyer: true,
  listedIn: 'mine',
  mayBeReviewed: true,
  mayBeReordered: true,
  isPaidAlone: true,
  unsentGoesTo: 'source',
  balanceOnlySeconds: 0,
  // No order waits for payment a minute past its end.
  graceSeconds: 20,
  turnOf: () => Promise.resolve(null),
  payBy: (_db, { now }) => Promise.resolve(new Date(now.getTime() + rules.order.payMinutes * MINUTE_MS)),
  lineTerms: pickTerms,
  allowedReturns: () => Promise.resolve(new Map()),
  exactPieces: () => Promise.resolve(new Map()),
  senders: () => Promise.resolve(new Map()),
  lock: nothingMore,
  sharedRefundFen: () => Promise.resolve(null),
  onReserving: nothingMore,
  onCreated: nothingMore,
  onPaid: () => Promise.resolve(null),
  onDispatched: nothingMore,
  onClosed: nothingMore,
  onRefunded: nothingMore,
  onReturned: nothingMore,
  onCompleted: nothingMore,
};
