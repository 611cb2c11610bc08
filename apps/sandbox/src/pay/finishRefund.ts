import type { PayWorld } from './createPayWorld.ts';
import type { GatewayName } from './GatewayName.ts';
import { numberNotice } from './numberNotice.ts';
import type { Refund } from './Refund.ts';

/** A person finishes an abnormal refund: it succeeds after all, and the shop is told. Undefined: there is no such refund. */
export function finishRefund(world: PayWorld, gateway: GatewayName, outRefundNo: string): Refund | undefined {
  const refund = world.books.refunds.findByNumber(gateway, outRefundNo);
  const finished = refund && world.books.refunds.finish(refund);
  const trade = refund && world.books.trades.find(gateway, refund.outTradeNo);
  if (finished === undefined || trade === undefined) return undefined;
  if (finished.notifyUrl !== null) void world.notifier.notify(numberNotice(world, 'refund', trade, finished));
  return finished;
}
