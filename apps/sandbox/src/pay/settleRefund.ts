import type { PayWorld } from './createPayWorld.ts';
import { numberNotice } from './numberNotice.ts';
import type { Refund } from './Refund.ts';

/** Moves the money, or decides that it will not move, and tells the shop where it asked to be told. */
export async function settleRefund(world: PayWorld, refund: Refund): Promise<void> {
  const settled = world.books.refunds.settle(refund);
  const trade = world.books.trades.find(refund.gateway, refund.outTradeNo);
  if (settled === undefined || trade === undefined || settled.notifyUrl === null) return;
  await world.notifier.notify(numberNotice(world, 'refund', trade, settled));
}
