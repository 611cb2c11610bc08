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
  unitPrices: () => Promise.resolve(new Map()),
  onCreated: nothingMore,
  onPaid: nothingMore,
  onClosed: () => Promise.resolve([]),
  onCompleted: nothingMore,
};
