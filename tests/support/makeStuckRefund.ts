import { MINUTE_MS } from '@jiwu/kernel';
import { closeExpiredRecharges } from '../../apps/server/src/modules/money/wallet/index.ts';
import { type Outside, playPayments, type Waiting } from './playPayments.ts';
import type { TestShop } from './startTestShop.ts';

/** A surplus payment, paid too late, whose refund the gateway refuses for good. */
export async function makeStuckRefund(
  shop: TestShop,
  { gateway = 'wechat', amountFen = 10_000 }: { gateway?: Outside; amountFen?: number } = {},
): Promise<Waiting & { readonly refundId: string }> {
  const play = playPayments(shop);
  const waiting = await play.startAndOpen({ gateway, amountFen });
  await play.askAfter(30 * MINUTE_MS + 6000);
  shop.advance(3 * MINUTE_MS);
  await closeExpiredRecharges(shop.services);
  await play.pay(waiting, true);
  await play.notify(waiting);
  await play.faults({ failRefunds: 'closed' });
  for (let tries = 0; (await play.refunds(waiting)).at(-1)?.state !== 'stuck'; tries += 1) {
    if (tries > 20) throw new Error('the refund is not stuck');
    await play.sendRefundsAfter(11_000);
  }
  await play.faults({ failRefunds: null });
  return { ...waiting, refundId: (await play.refunds(waiting))[0]?.id ?? '' };
}
