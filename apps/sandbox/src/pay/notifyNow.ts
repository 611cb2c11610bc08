import type { NotifyBody } from './ControlBodies.ts';
import type { PayWorld } from './createPayWorld.ts';
import { newTransactionId } from './newTransactionId.ts';
import type { Notice, ShopAnswer } from './Notice.ts';
import { numberNotice } from './numberNotice.ts';
import { forgeriesOf } from './PayFaults.ts';
import { shuffle } from './shuffle.ts';

/** Sends callbacks at once, all in parallel and shuffled, whatever the faults; a text when there is nothing to tell. */
export async function notifyNow(world: PayWorld, order: NotifyBody): Promise<readonly ShopAnswer[] | string> {
  const { forge, times } = order;
  if (forge !== undefined && !forgeriesOf[order.gateway].includes(forge)) {
    return `${order.gateway} 只会伪造 ${forgeriesOf[order.gateway].join('、')}`;
  }
  const notices: Notice[] = [];
  for (const outTradeNo of order.outTradeNo) {
    const notice = findNotice(world, order, outTradeNo);
    if (typeof notice === 'string') return notice;
    for (let copy = 0; copy < times; copy += 1) notices.push(notice);
  }
  return Promise.all(shuffle(notices).map((notice) => world.notifier.send(notice, forge)));
}

function findNotice(world: PayWorld, order: NotifyBody, outTradeNo: string): Notice | string {
  const trade = world.books.trades.find(order.gateway, outTradeNo);
  if (trade === undefined) return `没有交易 ${outTradeNo}`;
  if (order.outRefundNo !== undefined) {
    const refund = world.books.refunds.find(trade, order.outRefundNo);
    if (refund === undefined || refund.state === 'processing') return `没有已定的退款 ${order.outRefundNo}`;
    return numberNotice(world, 'refund', trade, { ...refund, notifyUrl: refund.notifyUrl ?? trade.notifyUrl });
  }
  if (trade.state === 'paid') return numberNotice(world, 'capture', trade, null);
  if (order.forge === undefined) return `交易 ${outTradeNo} 没有付款`;
  // A forger claims money that never came.
  const at = world.now();
  const transactionId = trade.transactionId ?? newTransactionId(trade.gateway, at);
  const claimed = {
    ...trade,
    state: 'paid',
    transactionId,
    paidAt: at,
    payer: 'oSandboxForger00000000000000',
  } as const;
  return { ...numberNotice(world, 'capture', claimed, null), id: crypto.randomUUID() };
}
