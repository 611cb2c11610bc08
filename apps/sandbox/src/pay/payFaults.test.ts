import { AlipaySdk } from 'alipay-sdk';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Aes, Decorator, Formatter, Rsa } from 'wechatpay-axios-plugin';
import { developmentKeys as alipayKeys } from '../../../server/src/platform/gateways/alipay/developmentKeys.ts';
import { developmentKeys as wechatPayKeys } from '../../../server/src/platform/gateways/wechatPay/developmentKeys.ts';
import { type Callback, type RunningShop, startShop } from '../testing/startShop.ts';
import { type RunningSandbox, startSandbox } from '../testing/startSandbox.ts';

let sandbox: RunningSandbox;
let shop: RunningShop;
let client: Decorator;
let sdk: AlipaySdk;
let counter = 0;
// Callbacks come on their own time, and the machine may be busy.
const PATIENCE = { timeout: 10_000 };

beforeAll(async () => {
  [sandbox, shop] = await Promise.all([startSandbox(), startShop()]);
  client = new Decorator({
    baseURL: sandbox.origin,
    mchid: wechatPayKeys.WECHATPAY_MCHID,
    serial: wechatPayKeys.WECHATPAY_SERIAL,
    privateKey: wechatPayKeys.WECHATPAY_MERCHANT_PRIVATE_KEY,
    certs: { [wechatPayKeys.WECHATPAY_PUBLIC_KEY_ID]: wechatPayKeys.WECHATPAY_PLATFORM_PUBLIC_KEY },
  });
  sdk = new AlipaySdk({
    appId: alipayKeys.ALIPAY_APP_ID,
    privateKey: alipayKeys.ALIPAY_APP_PRIVATE_KEY,
    keyType: 'PKCS8',
    alipayPublicKey: alipayKeys.ALIPAY_PUBLIC_KEY,
    gateway: `${sandbox.origin}/gateway.do`,
  });
});
afterAll(() => Promise.all([sandbox.stop(), shop.stop()]));
beforeEach(async () => {
  shop.callbacks.length = 0;
  shop.answerWith({ status: 200, body: 'success' });
  await sandbox.post('/control/pay/reset', {});
});

const faults = (change: object) => sandbox.post('/control/pay/faults', change);
const confirm = (gateway: string, outTradeNo: string) => sandbox.post('/control/pay/confirm', { gateway, outTradeNo });
const trade = (gateway: string, outTradeNo: string) => sandbox.get(`/control/pay/trade/${gateway}/${outTradeNo}`);
const notify = (order: object) =>
  sandbox.post('/control/pay/notify', order) as Promise<{ answers: { status: number; body: string }[] }>;
const received = (count: number) => vi.waitFor(() => expect(shop.callbacks).toHaveLength(count), PATIENCE);
const NUMBERS = '/v3/pay/transactions/out-trade-no';
const ask = (outTradeNo: string, timeout = 0) =>
  client.v3.get<{ trade_state: string }>(`${NUMBERS}/${outTradeNo}`, {
    params: { mchid: wechatPayKeys.WECHATPAY_MCHID },
    timeout,
  });

async function openWechat(): Promise<string> {
  const outTradeNo = `FAULT${String((counter += 1)).padStart(8, '0')}`;
  await client.v3.post('/v3/pay/transactions/native', {
    appid: wechatPayKeys.WECHATPAY_APP_ID,
    mchid: wechatPayKeys.WECHATPAY_MCHID,
    description: '充值',
    out_trade_no: outTradeNo,
    notify_url: `${shop.origin}/wechat`,
    amount: { total: 500 },
  });
  return outTradeNo;
}

async function openAlipay(): Promise<string> {
  const outTradeNo = `FAULT${String((counter += 1)).padStart(8, '0')}`;
  const bizContent = {
    out_trade_no: outTradeNo,
    product_code: 'FAST_INSTANT_TRADE_PAY',
    total_amount: '5',
    subject: '充值',
  };
  await fetch(sdk.pageExecute('alipay.trade.page.pay', 'GET', { notifyUrl: `${shop.origin}/alipay`, bizContent }));
  return outTradeNo;
}

/** The verdict of a shop that checks signature and age, but neither merchant nor amount. */
function judge({ headers, body }: Callback, now: number): string {
  const signature = headers['wechatpay-signature'] ?? '';
  const timestamp = headers['wechatpay-timestamp'] ?? '';
  if (signature.startsWith('WECHATPAY/SIGNTEST/')) return 'probe';
  if (headers['wechatpay-serial'] !== wechatPayKeys.WECHATPAY_PUBLIC_KEY_ID) return 'serial';
  if (Math.abs(now / 1000 - Number(timestamp)) > 300) return 'time';
  const text = Formatter.response(timestamp, headers['wechatpay-nonce'] ?? '', body);
  if (!Rsa.verify(text, signature, wechatPayKeys.WECHATPAY_PLATFORM_PUBLIC_KEY)) return 'signature';
  const {
    ciphertext,
    nonce,
    associated_data: aad,
  } = (JSON.parse(body) as { resource: Record<string, string> }).resource;
  try {
    const content = JSON.parse(Aes.AesGcm.decrypt(ciphertext!, wechatPayKeys.WECHATPAY_API_V3_KEY, nonce!, aad)) as {
      mchid: string;
      appid: string;
      amount: { total: number };
    };
    return `${content.mchid} ${content.appid} ${content.amount.total}`;
  } catch {
    return 'cipher';
  }
}

test.each([
  ['badSignature', 'signature'],
  ['unknownSerial', 'serial'],
  ['staleTime', 'time'],
  ['tamperedCiphertext', 'cipher'],
  ['signTestProbe', 'probe'],
  ['otherMerchant', `1900000999 ${wechatPayKeys.WECHATPAY_APP_ID} 500`],
  ['otherApp', `${wechatPayKeys.WECHATPAY_MCHID} wx0sandboxother01 500`],
  ['amountPlusOne', `${wechatPayKeys.WECHATPAY_MCHID} ${wechatPayKeys.WECHATPAY_APP_ID} 501`],
  ['amountMinusOne', `${wechatPayKeys.WECHATPAY_MCHID} ${wechatPayKeys.WECHATPAY_APP_ID} 499`],
])('WeChat forged by %s is wrong in that point alone, and comes instead of the truth', async (forge, verdict) => {
  await faults({ gateway: 'wechat', forge });
  const outTradeNo = await openWechat();
  await confirm('wechat', outTradeNo);
  await received(1);
  expect(judge(shop.callbacks[0]!, sandbox.now())).toBe(verdict);
  // The same claim can be made for money that never came.
  await notify({ gateway: 'wechat', outTradeNo: await openWechat(), forge });
  expect(judge(shop.callbacks[1]!, sandbox.now())).toBe(verdict);
});

test.each([
  ['badSignature', false, {}],
  ['otherApp', true, { app_id: '2021000000009999' }],
  ['otherSeller', true, { seller_id: '2088000000009999' }],
  ['amountPlusOne', true, { total_amount: '5.01' }],
  ['amountMinusOne', true, { total_amount: '4.99' }],
])('Alipay forged by %s is wrong in that point alone', async (forge, isSigned, change) => {
  await faults({ gateway: 'alipay', forge });
  const outTradeNo = await openAlipay();
  await confirm('alipay', outTradeNo);
  await received(1);
  const told = Object.fromEntries(new URLSearchParams(shop.callbacks[0]!.body));
  expect(sdk.checkNotifySignV2(told)).toBe(isSigned);
  const truth = { app_id: alipayKeys.ALIPAY_APP_ID, seller_id: alipayKeys.ALIPAY_SELLER_ID, total_amount: '5.00' };
  expect(told).toMatchObject({ ...truth, ...change });
});

test('a hundred callbacks in parallel are one notification, and every answer is reported', async () => {
  const outTradeNo = await openWechat();
  await confirm('wechat', outTradeNo);
  await received(1);
  const { answers } = await notify({ gateway: 'wechat', outTradeNo, times: 100 });
  expect(answers).toHaveLength(100);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set(['200 success']));
  expect(new Set(shop.callbacks.map(({ body }) => (JSON.parse(body) as { id: string }).id)).size).toBe(1);
  expect(new Set(shop.callbacks.map(({ headers }) => headers['wechatpay-nonce'])).size).toBe(101);
});

test('nobody is told of money that did not come', async () => {
  expect(await notify({ gateway: 'wechat', outTradeNo: await openWechat() })).toMatchObject({ ok: false });
});

test('duplicates, and none at all', async () => {
  await faults({ duplicate: 7 });
  await confirm('wechat', await openWechat());
  await received(7);
  await faults({ duplicate: 1, drop: true });
  const outTradeNo = await openWechat();
  await confirm('wechat', outTradeNo);
  expect(await trade('wechat', outTradeNo)).toMatchObject({ state: 'paid', notifications: [{ attempts: 0 }] });
  expect(shop.callbacks).toHaveLength(7);
});

test('reorder holds callbacks until enough are there, or until they are let go', async () => {
  await faults({ gateway: 'wechat', reorder: 3 });
  const numbers = [await openWechat(), await openWechat(), await openWechat(), await openWechat()];
  for (const outTradeNo of numbers.slice(0, 2)) await confirm('wechat', outTradeNo);
  expect(shop.callbacks).toHaveLength(0);
  await confirm('wechat', numbers[2]!);
  await received(3);
  await confirm('wechat', numbers[3]!);
  expect(shop.callbacks).toHaveLength(3);
  expect(await sandbox.post('/control/pay/release', {})).toEqual({ ok: true, released: 1 });
  await received(4);
});

test('a delay', async () => {
  await faults({ gateway: 'wechat', delayMs: 150 });
  const outTradeNo = await openWechat();
  const begin = performance.now();
  await confirm('wechat', outTradeNo);
  await received(1);
  expect(performance.now() - begin).toBeGreaterThanOrEqual(140);
});

test('what the shop refuses is repeated on schedule until it is taken', async () => {
  await faults({ gateway: 'wechat', scheduleFactor: 0.002 });
  shop.answerWith(
    { status: 500, body: '' },
    { status: 302, body: '' },
    { status: 400, body: '' },
    { status: 204, body: '' },
  );
  const outTradeNo = await openWechat();
  const begin = performance.now();
  await confirm('wechat', outTradeNo);
  await received(4);
  // 15 s, 15 s and 30 s, five hundred times faster.
  expect(performance.now() - begin).toBeGreaterThanOrEqual(115);
  await vi.waitFor(
    async () =>
      expect(await trade('wechat', outTradeNo)).toMatchObject({ notifications: [{ attempts: 4, accepted: 1 }] }),
    PATIENCE,
  );
});

test('replies about paid trades get lost as often as told, while the money stays', async () => {
  const outTradeNo = await openWechat();
  await faults({ gateway: 'wechat', timeoutAfterCapture: 2 });
  expect((await ask(outTradeNo)).data.trade_state).toBe('NOTPAY');
  await confirm('wechat', outTradeNo);
  await expect(ask(outTradeNo)).rejects.toThrow('socket hang up');
  await faults({ timeoutMode: 'hang' });
  await expect(ask(outTradeNo, 300)).rejects.toThrow('timeout');
  expect((await ask(outTradeNo)).data.trade_state).toBe('SUCCESS');
  await received(1);
});

test('a lost reply has its effect all the same', async () => {
  await faults({ timeoutOn: ['create', 'close', 'refund'] });
  await expect(openWechat()).rejects.toThrow('socket hang up');
  const unanswered = `FAULT${String(counter).padStart(8, '0')}`;
  expect((await ask(unanswered)).data.trade_state).toBe('NOTPAY');
  const mchid = wechatPayKeys.WECHATPAY_MCHID;
  await expect(client.v3.post(`${NUMBERS}/${unanswered}/close`, { mchid })).rejects.toThrow('socket hang up');
  expect((await ask(unanswered)).data.trade_state).toBe('CLOSED');

  await expect(openAlipay()).rejects.toThrow('fetch failed');
  const page = `FAULT${String(counter).padStart(8, '0')}`;
  await confirm('alipay', page);
  const bizContent = { out_trade_no: page, out_request_no: 'R', refund_amount: '5' };
  await expect(sdk.exec('alipay.trade.refund', { bizContent }, { validateSign: true })).rejects.toThrow('HttpClient');
  expect(await trade('alipay', page)).toMatchObject({ refundedFen: 500, refunds: [{ state: 'succeeded' }] });
  await received(2);
});

test('the callback can come before the answer to the call that opened the trade', async () => {
  await faults({ callbackBeforeAnswer: true });
  const outTradeNo = await openWechat();
  expect(shop.callbacks).toHaveLength(1);
  expect(await trade('wechat', outTradeNo)).toMatchObject({ state: 'paid' });
  await openAlipay();
  expect(shop.callbacks).toHaveLength(2);
});

test('the books add up', async () => {
  const before = (await sandbox.get('/control/pay/books?gateway=alipay')) as { sums: { balanceFen: number } };
  const outTradeNo = await openAlipay();
  await confirm('alipay', outTradeNo);
  const bizContent = { out_trade_no: outTradeNo, out_request_no: 'R', refund_amount: '1.5' };
  await sdk.exec('alipay.trade.refund', { bizContent }, { validateSign: true });
  const after = (await sandbox.get('/control/pay/books')) as {
    alipay: { sums: { balanceFen: number }; trades: { outTradeNo: string }[]; refunds: { amountFen: number }[] };
  };
  expect(after.alipay.sums.balanceFen - before.sums.balanceFen).toBe(350);
  expect(after.alipay.trades.at(-1)?.outTradeNo).toBe(outTradeNo);
  await received(2);
});

test('faults are shown, refused when they mean nothing, set by the page and cleared', async () => {
  expect(await faults({ gateway: 'alipay', forge: 'staleTime' })).toMatchObject({ ok: false });
  expect(await faults({ forge: 'unknownSerial' })).toMatchObject({ ok: false });
  expect(await faults({ nonsense: 1 })).toMatchObject({ ok: false });
  const page = await (await fetch(`${sandbox.origin}/pay/faults`)).text();
  expect(page).toContain('恢复正常');
  const body = new URLSearchParams({
    gateway: 'wechat',
    duplicate: '3',
    delayMs: '0',
    reorder: '0',
    drop: 'on',
    forge: 'badSignature',
    timeoutAfterCapture: '1',
    failRefunds: '',
    failRefundsTimes: '5',
    scheduleFactor: '0.5',
  });
  for (const operation of ['query', 'close']) body.append('timeoutOn', operation);
  const saved = await fetch(`${sandbox.origin}/pay/faults`, { method: 'POST', body });
  expect(await saved.text()).toContain('<option selected>badSignature</option>');
  expect(await sandbox.get('/control/pay/faults')).toMatchObject({
    wechat: { duplicate: 3, drop: true, forge: 'badSignature', timeoutOn: ['query', 'close'], scheduleFactor: 0.5 },
    alipay: { duplicate: 1, drop: false },
  });
  expect(await sandbox.post('/control/pay/reset', {})).toMatchObject({
    wechat: { duplicate: 1, drop: false, forge: null },
  });
});
