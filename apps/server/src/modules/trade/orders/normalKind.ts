import { rules } from '@jiwu/contract';
import type { OrderKind } from './OrderKind.ts';

const nothingMore = () => Promise.resolve();

/** Goods at the shop's own prices, out of the shop's stock, sent as soon as they are paid. */
export const normalKind: OrderKind = {
  channel: 'normal',
  payMinutes: rules.order.payMinutes,
  takesStock: true,
  paidInto: 'awaitingDispatch',
  isPromised: false,
  lineTerms: () => Promise.resolve(new Map()),
  onCreated: nothingMore,
  onPaid: nothingMore,
  onClosed: nothingMore,
  onCompleted: nothingMore,
};
