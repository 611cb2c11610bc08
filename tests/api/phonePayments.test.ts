import { errorCodes } from '@jiwu/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { must } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { makeVipPurchase } from '../support/makeVip.ts';
import type { ShopClient } from '../support/createShopClient.ts';
import { type Outside, playPayments, type Waiting } from '../support/playPayments.ts';
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

type Device = 'computer' | 'phone' | 'wechat';
interface Way {
  readonly gateway: Outside;
  readonly device: Device;
}

/** Everything that people pay for at a gateway; each answers the payment that it opened. */
const payables: Record<string, (client: ShopClient, way: Way) => Promise<{ paymentId: string }>> = {
  order: async (client, way) => {
    const { id } = await makeOrder(shop, client);
    return must(await client.call('orderPay', { params: { id }, body: way }));
  },
  recharge: async (client, way) => must(await client.call('walletRecharge', { body: { amountFen: 10_000, ...way } })),
  vip: async (client, way) => {
    const { id } = await makeVipPurchase(client);
    return must(await client.call('vipPurchasePay', { params: { id }, body: way }));
  },
};

async function startOn(way: Way, payable = payables['recharge']): Promise<Waiting> {
  const client = await play.newClient();
  const { paymentId } = (await payable?.(client, way)) ?? { paymentId: '' };
  return { client, gateway: way.gateway, rechargeId: '', paymentId, outTradeNo: paymentId.replaceAll('-', '') };
}

const pageOf = ({ client, paymentId }: Waiting) => client.call('paymentPage', { params: { id: paymentId } });
const inWechat = ({ client, paymentId }: Waiting, code: string) =>
  client.call('paymentInWechat', { params: { id: paymentId }, body: { code } });

/** Inside WeChat the page comes back at once with a code for whoever sits there. */
async function codeFromWechat(waiting: Waiting): Promise<string> {
  const page = await pageOf(waiting);
  expect([page.status, page.code]).toEqual([200, 30200]);
  const back = await fetch(page.data as string, { redirect: 'manual' });
  const query = new URL(back.headers.get('location') ?? '').searchParams;
  expect(query.get('state'), 'WeChat carries letters and digits only').toBe(waiting.outTradeNo);
  return query.get('code') ?? '';
}

const referer = 'http://127.0.0.1:3000/';

describe.each(Object.entries(payables))('%s', (_name, payable) => {
  it('is paid from a phone’s browser: WeChat opens, and leads back', async () => {
    const waiting = await startOn({ gateway: 'wechat', device: 'phone' }, payable);
    const page = await pageOf(waiting);
    expect([page.status, page.code]).toEqual([200, 30200]);
    const address = page.data as string;
    const backTo = new URL(address).searchParams.get('redirect_url') ?? '';
    expect(backTo.startsWith(`${shop.services.config.SITE_ORIGIN}/`)).toBe(true);
    expect((await fetch(address)).status, 'WeChat wants to see who leads there').toBe(400);
    const shown = await fetch(address, { headers: { referer } });
    expect(shown.status).toBe(200);
    const prepayId = new URL(address).searchParams.get('prepay_id') ?? '';
    const form = new URLSearchParams({ prepay_id: prepayId, redirect_url: backTo, action: 'confirm' });
    const paid = await fetch(new URL('/wechat/h5', address), { method: 'POST', body: form, redirect: 'manual' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, backTo]);
    await play.notify(waiting);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'paid', device: 'phone', isReturned: false });
  });

  it('is paid inside WeChat by whoever sits there, and by nobody else', async () => {
    const waiting = await startOn({ gateway: 'wechat', device: 'wechat' }, payable);
    const opened = must<{ call: object }>(await inWechat(waiting, await codeFromWechat(waiting)));
    const press = async (person: string, call: object) =>
      await shop.sandbox.post('/control/pay/inWechat', { person, call });
    expect(await press('chen', opened.call)).toEqual({ err_msg: 'get_brand_wcpay_request:fail' });
    const forged = { ...opened.call, timeStamp: '1700000000' };
    expect(await press('lin', forged)).toEqual({ err_msg: 'get_brand_wcpay_request:fail' });
    expect(await press('lin', opened.call)).toEqual({ err_msg: 'get_brand_wcpay_request:ok' });
    await play.notify(waiting);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'paid', device: 'wechat' });
  });

  it('is paid from a phone by Alipay, on its page for phones', async () => {
    const waiting = await startOn({ gateway: 'alipay', device: 'phone' }, payable);
    const address = new URL((await pageOf(waiting)).data as string);
    expect(address.searchParams.get('method')).toBe('alipay.trade.wap.pay');
    const cashier = await (await fetch(address)).text();
    const { pages } = await play.getOwn(waiting);
    const quit = await press(cashier, 'cancel', address);
    expect(quit, 'who gives up comes back to where it is paid').toBe(shop.services.config.SITE_ORIGIN + pages.toPay);
    await play.pay(waiting);
    await play.notify(waiting);
    expect(await play.getOwn(waiting)).toMatchObject({ state: 'paid' });
  });
});

/** The button of Alipay's page that does this; answers where it leads. */
async function press(cashier: string, action: string, address: URL): Promise<string | null> {
  const path = /action="(\/alipay\/cashier\/\w+)"/.exec(cashier)?.[1] ?? '';
  const [, quitUrl = ''] = /name="quitUrl" value="([^"]*)"/.exec(cashier) ?? [];
  const body = new URLSearchParams({ action, quitUrl });
  const left = await fetch(new URL(path, address), { method: 'POST', body, redirect: 'manual' });
  return left.headers.get('location');
}

it('leads back from Alipay as the method that was asked says', async () => {
  const waiting = await startOn({ gateway: 'alipay', device: 'phone' });
  const address = new URL((await pageOf(waiting)).data as string);
  const back = new URL((await press(await (await fetch(address)).text(), 'confirm', address)) ?? '');
  expect(back.searchParams.get('method')).toBe('alipay.trade.wap.pay.return');
});

it('a number that stands for another payer is given up, and the next try is opened for whoever sits there now', async () => {
  const client = await play.newClient();
  const { id } = await makeOrder(shop, client);
  const startInWechat = async (): Promise<Waiting> => {
    const body = { gateway: 'wechat', device: 'wechat' };
    const { paymentId } = must<{ paymentId: string }>(await client.call('orderPay', { params: { id }, body }));
    return { client, gateway: 'wechat', rechargeId: '', paymentId, outTradeNo: paymentId.replaceAll('-', '') };
  };
  const first = await startInWechat();
  must(await inWechat(first, await codeFromWechat(first)));
  const codeOfChen = async () =>
    ((await shop.sandbox.post('/control/wechat/payerCode', { person: 'chen' })) as { code: string }).code;
  const refused = await inWechat(first, await codeOfChen());
  expect([refused.status, refused.code]).toEqual([409, errorCodes.PAYMENT_CLOSED.code]);
  expect(await shop.sandbox.get(`/control/pay/trade/wechat/${first.outTradeNo}`)).toMatchObject({ state: 'closed' });
  const second = await startInWechat();
  const { call } = must<{ call: object }>(await inWechat(second, await codeOfChen()));
  expect(await shop.sandbox.post('/control/pay/inWechat', { person: 'chen', call })).toEqual({
    err_msg: 'get_brand_wcpay_request:ok',
  });
  await play.notify(second);
  expect(await play.getOwn(second)).toMatchObject({ state: 'paid', isReturned: false });
});

it('who paid already is told so by the refusal, however late the callback is', async () => {
  const waiting = await startOn({ gateway: 'wechat', device: 'wechat' });
  const { call } = must<{ call: object }>(await inWechat(waiting, await codeFromWechat(waiting)));
  const code = await codeFromWechat(waiting);
  await shop.sandbox.post('/control/pay/inWechat', { person: 'lin', call });
  const again = await inWechat(waiting, code);
  expect([again.status, again.code]).toEqual([409, errorCodes.PAYMENT_DONE.code]);
  expect(await play.getOwn(waiting)).toMatchObject({ state: 'paid', pages: { after: expect.any(String) } });
});

describe('a payment for one kind of device', () => {
  it('has no code, and no way into WeChat, for another', async () => {
    const waiting = await startOn({ gateway: 'wechat', device: 'phone' });
    const code = await waiting.client.call('paymentCode', { params: { id: waiting.paymentId } });
    expect([code.status, code.code]).toEqual([422, errorCodes.GATEWAY_MISFIT.code]);
    expect((await inWechat(waiting, 'x')).code).toBe(errorCodes.GATEWAY_MISFIT.code);
  });

  it('is another one than that for a computer, and stays the same when it is asked for again', async () => {
    const client = await play.newClient();
    const { id } = await makeOrder(shop, client);
    const open = async (device?: Device) => {
      const body = { gateway: 'wechat', ...(device && { device }) };
      return must<{ paymentId: string }>(await client.call('orderPay', { params: { id }, body })).paymentId;
    };
    const ids = [await open(), await open('phone'), await open('wechat')];
    expect(new Set(ids).size).toBe(3);
    expect([await open('computer'), await open('phone'), await open('wechat')]).toEqual(ids);
  });

  it('WeChat’s code is good for once, and a made-up one for nothing', async () => {
    const waiting = await startOn({ gateway: 'wechat', device: 'wechat' });
    const code = await codeFromWechat(waiting);
    must(await inWechat(waiting, code));
    for (const spent of [code, 'made-up']) {
      const reply = await inWechat(waiting, spent);
      expect([reply.status, reply.code]).toEqual([422, errorCodes.PAYER_UNKNOWN.code]);
    }
  });
});
