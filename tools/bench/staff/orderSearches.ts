import { businessDay, DAY_MS } from '@jiwu/kernel';
import type { searchStaffOrders } from '../../../apps/server/src/flows/orders/queries/searchStaffOrders.ts';
import type { KnownOrder } from './KnownOrder.ts';

type Query = Parameters<typeof searchStaffOrders>[1]['query'];

const day = (now: Date, ago: number): string => businessDay(new Date(now.getTime() - ago * DAY_MS));

/** By what staff look for orders, one by one and together. */
export const orderSearches: Readonly<Record<string, (known: KnownOrder, now: Date) => Partial<Query>>> = {
  'orders by number': ({ no }) => ({ no }),
  'orders by whole phone': ({ phoneNumber }) => ({ phoneNumber }),
  'orders by the end of the phone': ({ phoneNumber }) => ({ phoneTail: phoneNumber.slice(-4) }),
  'orders by recipient': ({ recipient }) => ({ recipient }),
  'orders by recipient and end of the phone': ({ recipient, phoneNumber }) => ({
    recipient,
    phoneTail: phoneNumber.slice(-4),
  }),
  'orders by SKU': ({ skuId }) => ({ skuId }),
  'orders of a product in a month long ago': ({ productId }, now) => ({
    productId,
    from: day(now, 400),
    to: day(now, 370),
  }),
  'all orders': () => ({}),
  'orders to dispatch': () => ({ state: 'awaitingDispatch' }),
  'orders completed': () => ({ state: 'completed', kind: 'normal' }),
  'orders closed on a day': (_, now) => ({ state: 'closed', from: day(now, 300), to: day(now, 300) }),
  'orders paid on a day': (_, now) => ({ by: 'paid', from: day(now, 200), to: day(now, 200), state: 'completed' }),
};
