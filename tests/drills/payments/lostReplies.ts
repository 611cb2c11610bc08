import { businessDay } from '@jiwu/kernel';
import { reconcileDay } from '../../../apps/server/src/flows/payments/outside/reconcileDay.ts';
import type { Drill } from '../Drill.ts';
import { createShopper, gateways } from '../shopper.ts';
import { sweptUntil } from '../sweptUntil.ts';
import { until } from '../until.ts';

/** The gateway takes the money, and none of its next answers, nor any callback, reaches us. */
export const lostReplies: Drill = async (shop, effort) => {
  let slowest = 0;
  let unexplained = 0;
  for (const gateway of effort(gateways, gateways.slice(0, 1))) {
    await shop.sandbox.post('/control/pay/reset', {});
    const shopper = await createShopper(shop);
    const waiting = await shopper.start(gateway);
    await shopper.open(waiting);
    await shop.sandbox.post('/control/pay/faults', { drop: true, timeoutAfterCapture: effort(2, 1) });
    await shopper.pay(waiting);
    const isPaid = async () => (await shopper.balanceFen()) === 10_000;
    slowest = Math.max(slowest, await until(sweptUntil(shop, effort, isPaid), 120));
    await shop.sandbox.post('/control/pay/reset', {});
    const day = businessDay(shop.services.clock());
    await reconcileDay(shop.services, { gateway, day });
    const open = await shop.services.db.read
      .selectFrom('reconciliation_differences')
      .select('number')
      .where('gateway', '=', gateway)
      .where('state', '=', 'open')
      .execute();
    unexplained += open.length;
  }
  const broken = await shop.broken();
  return {
    name: 'gateway times out after capture',
    done: `no callback, ${effort('two answers', 'one answer')} lost, then the day reconciled`,
    figures: { 'found after s': slowest, unexplained },
    pass: slowest < 120 && unexplained === 0 && broken.length === 0,
  };
};

/** The same write twice, and a different one under its key. */
export const sameKey: Drill = async (shop) => {
  const { client } = await createShopper(shop);
  const headers = { 'Idempotency-Key': 'drill-same-key-0001' };
  const send = (amountFen: number) =>
    client.call('walletRecharge', { body: { amountFen, gateway: 'wechat' }, headers });
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(5000)));
  const ids = new Set(answers.map(({ data }) => (data as { paymentId: string }).paymentId));
  const other = await send(6000);
  return {
    name: 'same key again; same key with another body',
    done: '10 at once, then another amount',
    figures: { payments: ids.size, 'other body': other.status },
    pass: ids.size === 1 && other.status === 409,
  };
};
