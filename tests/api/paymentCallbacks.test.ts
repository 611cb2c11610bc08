import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playPayments } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
beforeAll(async () => {
  shop = await startTestShop();
  play = playPayments(shop);
});
beforeEach(async () => {
  await shop.sandbox.post('/control/pay/reset', {});
  await play.faults({ drop: true });
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
});
afterAll(() => shop.stop());

async function counts() {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from ledger_transfers) as transfers,
      (select count(*) from payment_notifications where outcome <> 'refused') as taken,
      (select count(*) from payment_refunds) as refunds,
      (select count(*) from payments where state = 'paid') as paid`.execute(shop.services.db.read);
  return rows[0];
}

const post = (gateway: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.apiUrl}/api/payment/callback/${gateway}`, { method: 'POST', body, headers });

describe.each(['wechat', 'alipay'] as const)('callbacks of %s', (gateway) => {
  it('come to an address that tells a router which part of the users it is about', async () => {
    const waiting = await play.startAndOpen({ gateway });
    const trade = await shop.sandbox.get(`/control/pay/trade/${gateway}/${waiting.outTradeNo}`);
    const { notifyUrl } = trade as { notifyUrl: string };
    expect(notifyUrl).toBe(`${shop.apiUrl}/api/payment/callback/${gateway}/${userIdOf(waiting.client).slice(-2)}`);
    // Any of them is heard, and so is the address without one, of trades from before; what is no bucket is no address.
    const { status: forged } = await post(gateway, 'forged');
    expect((await post(`${gateway}/00`, 'forged')).status).toBe(forged);
    expect((await post(`${gateway}/zz`, 'forged')).status).toBe(404);
    expect(forged).not.toBe(404);
  });

  it('100 at once have the effect of one, and all are acknowledged', async () => {
    const waiting = await play.startAndOpen({ gateway });
    await play.pay(waiting);
    const answers = await play.notify(waiting, { times: 100 });
    const taken = gateway === 'wechat' ? { status: 204, body: '' } : { status: 200, body: 'success' };
    expect(answers).toEqual(Array.from({ length: 100 }, () => taken));
    expect(await play.captures(waiting)).toBe(1);
    expect(await play.callbacks(waiting)).toHaveLength(1);
    expect(await play.balanceFen(waiting.client)).toBe(10_000);
  });

  it('that say what asking has already found change nothing', async () => {
    const waiting = await play.startAndOpen({ gateway });
    await play.pay(waiting);
    await play.askAfter(11_000);
    await play.notify(waiting, { times: 3 });
    expect(await play.callbacks(waiting)).toEqual(['known']);
    expect(await play.captures(waiting)).toBe(1);
  });
});

const forgeries = {
  wechat: [
    'badSignature',
    'unknownSerial',
    'staleTime',
    'tamperedCiphertext',
    'otherMerchant',
    'otherApp',
    'signTestProbe',
  ],
  alipay: ['badSignature', 'otherApp', 'otherSeller'],
} as const;
const forged = Object.entries(forgeries).flatMap(([gateway, kinds]) =>
  kinds.map((forge) => ({ gateway: gateway as 'wechat' | 'alipay', forge })),
);

describe('a forged callback', () => {
  it.each(forged)('of $gateway, $forge, is refused with an alarm and changes nothing', async ({ gateway, forge }) => {
    const waiting = await play.startAndOpen({ gateway });
    const before = await counts();
    const alarms = await play.alarms('payment.callbackForged');
    const [answer] = await play.notify(waiting, { forge });
    expect(answer).toMatchObject(
      gateway === 'wechat'
        ? { status: 401, body: expect.stringContaining('"code":"FAIL"') }
        : { status: 400, body: 'fail' },
    );
    expect(await counts()).toEqual(before);
    expect(await play.callbacks(waiting)).toEqual([]);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'awaiting' });
    expect(await play.alarms('payment.callbackForged')).toBe(alarms + 1);
  });

  it.each([
    ['wechat', ''],
    ['wechat', '{"id":"1"}'],
    ['alipay', ''],
    ['alipay', 'app_id=1&sign=x'],
    ['alipay', '\0\ud800%%%'],
  ])('without a signature to %s: %j', async (gateway, body) => {
    const reply = await post(gateway, body);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
  });

  it('of a megabyte is not read', async () => {
    for (const gateway of ['wechat', 'alipay']) {
      expect((await post(gateway, 'x'.repeat(1_000_000), { 'content-type': 'text/plain' })).status).toBe(413);
    }
  });
});

describe('a true callback', () => {
  it.each([
    ['wechat', 'amountPlusOne'],
    ['wechat', 'amountMinusOne'],
    ['alipay', 'amountPlusOne'],
    ['alipay', 'amountMinusOne'],
  ] as const)('of %s over another amount, %s, is kept as refused, with an alarm each time', async (gateway, forge) => {
    const waiting = await play.startAndOpen({ gateway });
    const before = await counts();
    const alarms = await play.alarms('payment.callbackRefused');
    const [answer] = await play.notify(waiting, { forge });
    expect(answer?.status).toBe(409);
    expect(await counts()).toEqual(before);
    expect(await play.callbacks(waiting)).toEqual(['refused']);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'awaiting' });
    expect(await play.alarms('payment.callbackRefused')).toBe(alarms + 1);
    await play.pay(waiting);
    await play.notify(waiting);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'paid' });
  });

  it('about a number that is none of ours is refused', async () => {
    const outTradeNo = `foreign${Date.now()}`;
    await shop.services.gateways.wechat.openCode?.({
      outTradeNo,
      amountFen: 100,
      title: '别家的',
      expiresAt: new Date(Date.now() + 600_000),
      bucket: '5e',
    });
    const foreign = { gateway: 'wechat', outTradeNo } as const;
    await play.pay(foreign);
    const before = await counts();
    expect(await play.notify(foreign)).toMatchObject([{ status: 409 }]);
    expect(await counts()).toEqual(before);
  });
});
