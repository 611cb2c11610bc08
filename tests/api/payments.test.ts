import { errorCodes } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playPayments, type Waiting } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let play: ReturnType<typeof playPayments>;
beforeAll(async () => {
  shop = await startTestShop();
  play = playPayments(shop);
});
beforeEach(async () => {
  await shop.sandbox.post('/control/pay/reset', {});
  // Callbacks come when a test sends them.
  await play.faults({ drop: true });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

describe('WeChat Pay', () => {
  it('shows one code however often it is asked for, and the money arrives by callback', async () => {
    const waiting = await play.start({ amountFen: 20_000 });
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'created', amountFen: 20_000, isReturned: false });
    const code = await play.open(waiting);
    expect(code).toMatch(/^weixin:\/\//);
    expect(await play.open(waiting)).toBe(code);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'awaiting' });
    await play.pay(waiting);
    expect(await play.notify(waiting)).toEqual([{ status: 204, body: '' }]);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'paid', paidAt: expect.any(String), isReturned: false });
    expect(await play.balanceFen(waiting.client)).toBe(20_500);
    const again = await waiting.client.call('paymentCode', { params: { id: waiting.paymentId } });
    expect([again.status, again.code]).toEqual([409, errorCodes.PAYMENT_DONE.code]);
  });

  it('has no cashier page', async () => {
    const waiting = await play.start();
    const reply = await waiting.client.call('paymentPage', { params: { id: waiting.paymentId } });
    expect([reply.status, reply.code]).toEqual([422, errorCodes.GATEWAY_MISFIT.code]);
  });

  it('that does not answer leaves the payment to be tried again', async () => {
    await play.faults({ timeoutOn: ['create'] });
    const waiting = await play.start();
    const reply = await waiting.client.call('paymentCode', { params: { id: waiting.paymentId } });
    expect([reply.status, reply.code]).toEqual([503, errorCodes.GATEWAY_UNAVAILABLE.code]);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'created' });
    await play.faults({ timeoutOn: [] });
    await play.open(waiting);
    await play.pay(waiting);
    await play.notify(waiting);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'paid' });
  });

  it('may tell of the money before it answers the call that opens the payment', async () => {
    await play.faults({ drop: false, callbackBeforeAnswer: true });
    const waiting = await play.start();
    const reply = await waiting.client.call('paymentCode', { params: { id: waiting.paymentId } });
    expect([reply.status, reply.code]).toEqual([409, errorCodes.PAYMENT_DONE.code]);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'paid' });
    expect(await play.captures(waiting)).toBe(1);
  });
});

describe('Alipay', () => {
  it('is opened by code 30200, and the money arrives by callback', async () => {
    const waiting = await play.start({ gateway: 'alipay', amountFen: 5000 });
    const reply = await waiting.client.call('paymentPage', { params: { id: waiting.paymentId } });
    expect([reply.status, reply.code, reply.flag]).toEqual([200, 30200, true]);
    expect(new URL(reply.data as string).origin).toBe(shop.sandbox.origin);
    expect(new URL(reply.data as string).searchParams.get('return_url')).toBe(
      `${shop.services.config.SITE_ORIGIN}/user/balance?payment=${waiting.paymentId}`,
    );
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'awaiting' });
    await play.open(waiting);
    await play.pay(waiting);
    expect(await play.notify(waiting)).toEqual([{ status: 200, body: 'success' }]);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'paid' });
    expect(await play.balanceFen(waiting.client)).toBe(5000);
  });

  it('has no code', async () => {
    const waiting = await play.start({ gateway: 'alipay' });
    const reply = await waiting.client.call('paymentCode', { params: { id: waiting.paymentId } });
    expect([reply.status, reply.code]).toEqual([422, errorCodes.GATEWAY_MISFIT.code]);
  });
});

describe('Alipay’s cashier page that was never opened', () => {
  /** Led to the page, which the browser has not loaded yet; the address stays in its window. */
  const leadToPage = async () => {
    const waiting = await play.start({ gateway: 'alipay' });
    const reply = await waiting.client.call('paymentPage', { params: { id: waiting.paymentId } });
    return { waiting, address: reply.data as string };
  };
  const giveUp = async (waiting: Waiting) =>
    (await waiting.client.call('paymentClose', { params: { id: waiting.paymentId } })).data;

  it('is given up here, and what is paid there in time is found by asking all the same', async () => {
    const { waiting, address } = await leadToPage();
    expect(await giveUp(waiting)).toMatchObject({ state: 'closed' });
    await fetch(address);
    await play.pay(waiting);
    await play.askAfter(11_000);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'paid', isReturned: false });
    expect(await play.balanceFen(waiting.client)).toBe(10_000);
  });

  it('is closed there as soon as it is opened after it was given up', async () => {
    const { waiting, address } = await leadToPage();
    await giveUp(waiting);
    await fetch(address);
    await play.askAfter(11_000);
    await expect(play.pay(waiting)).rejects.toThrow('not paid');
    expect(await askAt(waiting)).toBeNull();
  });

  it('is watched until its time is over, and no longer', async () => {
    const { waiting } = await leadToPage();
    await giveUp(waiting);
    await play.askAfter(11_000);
    expect(await askAt(waiting)).not.toBeNull();
    await play.askAfter(30 * MINUTE_MS);
    expect(await askAt(waiting)).toBeNull();
    expect(await play.get(waiting)).toMatchObject({ state: 'closed' });
  });

  it('to which nobody was led is closed for good', async () => {
    const waiting = await play.start({ gateway: 'alipay' });
    expect(await giveUp(waiting)).toMatchObject({ state: 'closed' });
    expect(await askAt(waiting)).toBeNull();
  });
});

async function askAt(waiting: Waiting): Promise<Date | null | undefined> {
  const row = await shop.services.db.read
    .selectFrom('payments')
    .select('ask_at')
    .where('id', '=', waiting.paymentId)
    .executeTakeFirst();
  return row?.ask_at;
}

describe.each(['wechat', 'alipay'] as const)('a callback of %s that never comes', (gateway) => {
  it('is made up for by asking', async () => {
    const waiting = await play.startAndOpen({ gateway });
    await play.askAfter(11_000);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'awaiting' });
    await play.pay(waiting);
    await play.askAfter(10_000);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'paid' });
    expect(await play.balanceFen(waiting.client)).toBe(10_000);
  });

  it('and answers that are lost after the capture only delay it', async () => {
    const waiting = await play.startAndOpen({ gateway });
    await play.pay(waiting);
    await play.faults({ gateway, timeoutAfterCapture: 1000 });
    await play.askAfter(11_000);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'awaiting' });
    await play.faults({ gateway, timeoutAfterCapture: 0 });
    await play.askAfter(11_000);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'paid' });
  });

  it('is found when the user gives up what was paid', async () => {
    const waiting = await play.startAndOpen({ gateway });
    await play.pay(waiting);
    const reply = await waiting.client.call('paymentClose', { params: { id: waiting.paymentId } });
    expect(reply.data).toMatchObject({ state: 'paid' });
    expect(await play.captures(waiting)).toBe(1);
  });
});

describe('a payment that is given up', () => {
  it('is closed at the gateway too', async () => {
    const waiting = await play.startAndOpen();
    const reply = await waiting.client.call('paymentClose', { params: { id: waiting.paymentId } });
    expect(reply.data).toMatchObject({ state: 'closed' });
    await expect(play.pay(waiting)).rejects.toThrow('not paid');
    const code = await waiting.client.call('paymentCode', { params: { id: waiting.paymentId } });
    expect([code.status, code.code]).toEqual([409, errorCodes.PAYMENT_CLOSED.code]);
  });

  it('counts all the same if the money comes late and is still wanted', async () => {
    const waiting = await play.startAndOpen();
    await waiting.client.call('paymentClose', { params: { id: waiting.paymentId } });
    await play.pay(waiting, true);
    await play.notify(waiting);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'paid', isReturned: false });
    expect(await play.balanceFen(waiting.client)).toBe(10_000);
  });

  it('stays open here while the gateway does not answer', async () => {
    const waiting = await play.startAndOpen();
    await play.faults({ timeoutOn: ['close'] });
    const reply = await waiting.client.call('paymentClose', { params: { id: waiting.paymentId } });
    expect([reply.status, reply.code]).toEqual([503, errorCodes.GATEWAY_UNAVAILABLE.code]);
    await play.faults({ timeoutOn: [] });
    await play.askAfter(11_000);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'closed' });
  });
});

it('a payment whose time is over is closed there and here', async () => {
  const opened = await play.startAndOpen();
  const never = await play.start({ gateway: 'alipay' });
  await play.askAfter(30 * MINUTE_MS + 6000);
  expect((await play.get(opened)).state).toBe('closed');
  expect((await play.get(never)).state).toBe('closed');
  await expect(play.pay(opened)).rejects.toThrow('not paid');
});

it('a user has at most 20 unpaid payments', async () => {
  const client = await play.newClient();
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => client.call('walletRecharge', { body: { amountFen: 5000, gateway: 'wechat' } })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([200, errorCodes.PAYMENT_TOO_MANY.code]));
});
