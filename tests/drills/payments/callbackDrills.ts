import { sql } from 'kysely';
import type { Effort } from '../../../tools/lib/Effort.ts';
import type { Drill, DrillResult } from '../Drill.ts';
import { createShopper, gateways, type Outside, type Waiting } from '../shopper.ts';
import type { DrillShop } from '../startDrillShop.ts';
import { sweptUntil } from '../sweptUntil.ts';
import { until } from '../until.ts';

/** Asking the gateway begins 10 s after a payment was made, and again 10 s later. */
const TWO_INTERVALS_SECONDS = 20;

interface Answer {
  readonly status: number;
  readonly body: string;
}

async function notify(shop: DrillShop, waiting: Waiting, order: object): Promise<Answer[]> {
  const { gateway, outTradeNo } = waiting;
  const reply = await shop.sandbox.post('/control/pay/notify', { gateway, outTradeNo, ...order });
  return (reply as { answers: Answer[] }).answers;
}

async function countTransfers(shop: DrillShop): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ledger_transfers`.execute(
    shop.services.db.read,
  );
  return rows[0]?.count ?? 0;
}

const faults = (shop: DrillShop, change: object) => shop.sandbox.post('/control/pay/faults', change);

/** The same for both gateways; the figures of the worse one count. */
function forBoth(
  name: string,
  done: string,
  run: (shop: DrillShop, gateway: Outside, effort: Effort) => Promise<Omit<DrillResult, 'name' | 'done'>>,
): Drill {
  return async (shop, effort) => {
    const figures: Record<string, number | string> = {};
    let pass = true;
    for (const gateway of gateways) {
      await shop.sandbox.post('/control/pay/reset', {});
      const one = await run(shop, gateway, effort);
      for (const [key, value] of Object.entries(one.figures)) figures[`${gateway} ${key}`] = value;
      pass &&= one.pass;
    }
    await shop.sandbox.post('/control/pay/reset', {});
    const broken = await shop.broken();
    if (broken.length > 0) figures['broken'] = broken.join('; ');
    return { name, done, figures, pass: pass && broken.length === 0 };
  };
}

export const callbackStorm = forBoth(
  'payment callback 100 times',
  '100 in parallel, shuffled',
  async (shop, gateway) => {
    const shopper = await createShopper(shop);
    await faults(shop, { drop: true });
    const waiting = await shopper.start(gateway);
    await shopper.open(waiting);
    await shopper.pay(waiting);
    const before = await countTransfers(shop);
    const answers = await notify(shop, waiting, { times: 100 });
    const acknowledged = answers.filter(
      ({ status, body }) => status < 300 && (gateway === 'wechat' || body === 'success'),
    ).length;
    // The capture, and the principal that goes on to the balance.
    const transfers = (await countTransfers(shop)) - before;
    const balance = await shopper.balanceFen();
    return {
      figures: { acknowledged, captures: transfers / 2, balance },
      pass: acknowledged === 100 && transfers === 2 && balance === 10_000,
    };
  },
);

export const callbackFirst: Drill = async (shop) => {
  await faults(shop, { gateway: 'wechat', callbackBeforeAnswer: true });
  const shopper = await createShopper(shop);
  const waiting = await shopper.start('wechat');
  await shopper.client.call('paymentCode', { params: { id: waiting.paymentId } });
  const seconds = await until(async () => (await shopper.balanceFen()) === 10_000, TWO_INTERVALS_SECONDS);
  await shop.sandbox.post('/control/pay/reset', {});
  const broken = await shop.broken();
  const pass = seconds < TWO_INTERVALS_SECONDS && broken.length === 0;
  return {
    name: 'callback before the create-payment answer',
    done: 'paid while the call is open',
    figures: { seconds },
    pass,
  };
};

export const callbackAfterClose = forBoth(
  'callback after the payment was closed',
  'paid at the gateway all the same',
  async (shop, gateway, effort) => {
    const shopper = await createShopper(shop);
    const waiting = await shopper.start(gateway);
    await shopper.open(waiting);
    await shopper.client.call('paymentClose', { params: { id: waiting.paymentId } });
    await shop.services.db.transact((tx) =>
      tx.updateTable('recharges').set({ state: 'closed' }).where('id', '=', waiting.rechargeId).execute(),
    );
    await shopper.pay(waiting, true);
    const isBack = async () => {
      const { rows } = await sql<{ state: string }>`
      select state from payment_refunds where payment_id = ${waiting.paymentId}`.execute(shop.services.db.read);
      return rows[0]?.state === 'succeeded';
    };
    const seconds = await until(sweptUntil(shop, effort, isBack), 60);
    const balance = await shopper.balanceFen();
    return { figures: { 'refunded after s': seconds, balance }, pass: seconds < 60 && balance === 0 };
  },
);

const found = (name: string, done: string, fault: object) =>
  forBoth(name, done, async (shop, gateway, effort) => {
    const shopper = await createShopper(shop);
    await faults(shop, fault);
    const waiting = await shopper.start(gateway);
    await shopper.open(waiting);
    await shopper.pay(waiting);
    const isPaid = async () => (await shopper.balanceFen()) === 10_000;
    const seconds = await until(sweptUntil(shop, effort, isPaid), TWO_INTERVALS_SECONDS + 5);
    return { figures: { 'found after s': seconds }, pass: seconds <= TWO_INTERVALS_SECONDS };
  });

export const callbackNever = found('callback never comes', 'dropped; the gateway is asked', { drop: true });
export const callbackLate = found('callback late', 'delayed by a minute; the gateway is asked', { delayMs: 60_000 });

const forgeries: Readonly<Record<Outside, readonly string[]>> = {
  wechat: [
    'badSignature',
    'unknownSerial',
    'staleTime',
    'tamperedCiphertext',
    'otherMerchant',
    'otherApp',
    'amountPlusOne',
    'amountMinusOne',
    'signTestProbe',
  ],
  alipay: ['badSignature', 'otherApp', 'otherSeller', 'amountPlusOne', 'amountMinusOne'],
};

export const callbackForged = forBoth('forged callbacks', 'every forgery', async (shop, gateway) => {
  const shopper = await createShopper(shop);
  await faults(shop, { drop: true });
  const waiting = await shopper.start(gateway);
  await shopper.open(waiting);
  const before = await countTransfers(shop);
  // As if paid: a forger claims a payment that never happened, or another amount than was paid.
  let refused = 0;
  for (const forge of forgeries[gateway]) {
    const [answer] = await notify(shop, waiting, { times: 1, forge });
    if (answer && answer.status >= 400 && answer.status < 500) refused += 1;
  }
  const changes = (await countTransfers(shop)) - before + (await shopper.balanceFen());
  return {
    figures: { forged: forgeries[gateway].length, refused, changes },
    pass: refused === forgeries[gateway].length && changes === 0,
  };
});
