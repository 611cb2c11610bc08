import type { PayWorld } from './createPayWorld.ts';
import type { Notice } from './Notice.ts';
import type { Refund } from './Refund.ts';
import type { Trade } from './Trade.ts';

export function numberNotice(world: PayWorld, kind: Notice['kind'], trade: Trade, refund: Refund | null): Notice {
  return world.books.notifications.number({
    gateway: trade.gateway,
    kind,
    url: refund?.notifyUrl ?? trade.notifyUrl,
    trade,
    refund,
    refundedFen: world.books.refunds.totalOf(trade).amountFen,
  });
}
