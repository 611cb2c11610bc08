import { createHash, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Aes, Decorator, Formatter, Rsa } from 'wechatpay-axios-plugin';
import { developmentKeys as keys } from '../../../server/src/platform/gateways/wechatPay/developmentKeys.ts';
import { shanghaiDay } from '../pay/shanghaiTime.ts';
import { type Callback, type RunningShop, startShop } from '../testing/startShop.ts';
import { type RunningSandbox, startSandbox } from '../testing/startSandbox.ts';

let sandbox: RunningSandbox;
let shop: RunningShop;
let client: Decorator;
let counter = 0;
// Callbacks come on their own time, and the machine may be busy.
const PATIENCE = { timeout: 10_000 };

beforeAll(async () => {
  [sandbox, shop] = await Promise.all([startSandbox(), startShop()]);
  client = new Decorator({
    baseURL: sandbox.origin,
    mchid: keys.WECHATPAY_MCHID,
    serial: keys.WECHATPAY_SERIAL,
    privateKey: keys.WECHATPAY_MERCHANT_PRIVATE_KEY,
    certs: { [keys.WECHATPAY_PUBLIC_KEY_ID]: keys.WECHATPAY_PLATFORM_PUBLIC_KEY },
  });
});
afterAll(() => Promise.all([sandbox.stop(), shop.stop()]));
beforeEach(async () => {
  shop.callbacks.length = 0;
  shop.answerWith({ status: 204, body: '' });
  await sandbox.post('/control/pay/reset', {});
  await sandbox.post('/control/pay/faults', { refundDelayMs: 0, scheduleFactor: 0.001 });
});

interface Answer {
  readonly status: number;
  readonly data: Record<string, unknown>;
}

/** The library's own call; a refusal is an answer too. A lost reply throws. */
async function call(method: string, path: string, data?: object): Promise<Answer> {
  try {
    const { status, data: answer } = await client.request<Record<string, unknown>>(path, method, data);
    return { status, data: answer };
  } catch (error) {
    const { response } = error as { response?: Answer };
    if (response === undefined) throw error;
    return { status: response.status, data: response.data };
  }
}

const orderOf = (outTradeNo: string, change: object = {}) => ({
  appid: keys.WECHATPAY_APP_ID,
  mchid: keys.WECHATPAY_MCHID,
  description: '余额充值, 100 元',
  out_trade_no: outTradeNo,
  notify_url: `${shop.origin}/callback/wechat`,
  amount: { total: 10_001 },
  ...change,
});
const newNumber = () => `TRADE${String((counter += 1)).padStart(8, '0')}`;
const open = (outTradeNo: string, change: object = {}) =>
  call('POST', 'v3/pay/transactions/native', orderOf(outTradeNo, change));
const query = (outTradeNo: string) =>
  call('GET', `v3/pay/transactions/out-trade-no/${outTradeNo}?mchid=${keys.WECHATPAY_MCHID}`);
const close = (outTradeNo: string) =>
  call('POST', `v3/pay/transactions/out-trade-no/${outTradeNo}/close`, { mchid: keys.WECHATPAY_MCHID });
const refund = (outTradeNo: string, outRefundNo: string, part: number, change: object = {}) =>
  call('POST', 'v3/refund/domestic/refunds', {
    out_trade_no: outTradeNo,
    out_refund_no: outRefundNo,
    notify_url: `${shop.origin}/callback/wechat/refund`,
    amount: { refund: part, total: 10_001, currency: 'CNY' },
    ...change,
  });
const confirm = (outTradeNo: string, more: object = {}) =>
  sandbox.post('/control/pay/confirm', { gateway: 'wechat', outTradeNo, ...more });
const faults = (change: object) => sandbox.post('/control/pay/faults', { gateway: 'wechat', ...change });
const received = (count: number) =>
  vi.waitFor(() => expect(shop.callbacks.length).toBeGreaterThanOrEqual(count), PATIENCE);

async function paidTrade(): Promise<string> {
  const outTradeNo = newNumber();
  await open(outTradeNo);
  await confirm(outTradeNo);
  await received(1);
  shop.callbacks.length = 0;
  return outTradeNo;
}

function isSigned({ headers, body }: Callback): boolean {
  const text = Formatter.response(headers['wechatpay-timestamp'] ?? '', headers['wechatpay-nonce'] ?? '', body);
  return Rsa.verify(text, headers['wechatpay-signature'] ?? '', keys.WECHATPAY_PLATFORM_PUBLIC_KEY);
}

function openEnvelope({ body }: Callback) {
  const { resource, ...rest } = JSON.parse(body) as {
    id: string;
    event_type: string;
    resource: { ciphertext: string; nonce: string; associated_data: string };
  };
  const { ciphertext, nonce, associated_data: associated } = resource;
  const text = Aes.AesGcm.decrypt(ciphertext, keys.WECHATPAY_API_V3_KEY, nonce, associated);
  return { ...rest, content: JSON.parse(text) as Record<string, unknown> };
}

test('a trade is opened, paid, told, refunded in parts, and stands in the bill', async () => {
  const outTradeNo = newNumber();
  expect(await query(outTradeNo)).toMatchObject({ status: 404, data: { code: 'ORDER_NOT_EXIST' } });
  const opened = await open(outTradeNo);
  expect(opened.data['code_url']).toMatch(/^weixin:\/\/wxpay\/bizpayurl\?pr=\w{12}$/);
  expect((await open(outTradeNo)).data).toEqual(opened.data);
  expect((await query(outTradeNo)).data).toMatchObject({ trade_state: 'NOTPAY', amount: { total: 10_001 } });

  await confirm(outTradeNo);
  await received(1);
  expect(isSigned(shop.callbacks[0]!)).toBe(true);
  const paid = openEnvelope(shop.callbacks[0]!);
  expect(paid).toMatchObject({
    event_type: 'TRANSACTION.SUCCESS',
    content: { out_trade_no: outTradeNo, trade_state: 'SUCCESS', mchid: keys.WECHATPAY_MCHID },
  });
  expect((await query(outTradeNo)).data).toEqual(paid.content);
  expect(await open(outTradeNo)).toMatchObject({ status: 400, data: { code: 'ORDERPAID' } });
  expect(await close(outTradeNo)).toMatchObject({ status: 400, data: { code: 'ORDERPAID' } });

  expect((await refund(outTradeNo, `${outTradeNo}R1`, 1)).data).toMatchObject({ status: 'PROCESSING' });
  expect((await refund(outTradeNo, `${outTradeNo}R2`, 10_000)).data).toMatchObject({ status: 'PROCESSING' });
  await received(3);
  const told = shop.callbacks.slice(1).map((callback) => openEnvelope(callback));
  expect(told.map(({ event_type: type }) => type)).toEqual(['REFUND.SUCCESS', 'REFUND.SUCCESS']);
  expect((await call('GET', `v3/refund/domestic/refunds/${outTradeNo}R2`)).data).toMatchObject({ status: 'SUCCESS' });
  expect((await query(outTradeNo)).data).toMatchObject({ trade_state: 'REFUND' });

  const day = shanghaiDay(sandbox.now());
  const bill = (await call('GET', `v3/bill/tradebill?bill_date=${day}&bill_type=ALL`)).data as Record<string, string>;
  const file = await client.v3.get<ArrayBuffer>(bill['download_url']!, { responseType: 'arraybuffer' });
  const bytes = Buffer.from(file.data);
  expect(createHash('sha1').update(bytes).digest('hex')).toBe(bill['hash_value']);
  const { rows } = Formatter.castCsvBill(bytes) as { rows: Record<string, string>[] };
  const mine = rows.filter((row) => row['商户订单号'] === outTradeNo);
  expect(mine.map((row) => [row['交易状态'], row['订单金额'], row['申请退款金额'], row['商品名称']])).toEqual([
    ['SUCCESS', '100.01', '0.00', '余额充值, 100 元'],
    ['REFUND', '0.00', '0.01', '余额充值, 100 元'],
    ['REFUND', '0.00', '100.00', '余额充值, 100 元'],
  ]);
});

test('what is closed cannot be opened or paid, unless the bank was late', async () => {
  const outTradeNo = newNumber();
  await open(outTradeNo);
  expect((await close(outTradeNo)).status).toBe(204);
  expect((await close(outTradeNo)).status).toBe(204);
  expect(await open(outTradeNo)).toMatchObject({ data: { code: 'ORDER_CLOSED' } });
  expect((await query(outTradeNo)).data).toMatchObject({ trade_state: 'CLOSED' });
  expect(await confirm(outTradeNo)).toMatchObject({ ok: false });
  expect(await confirm(outTradeNo, { force: true })).toMatchObject({ state: 'paid' });
  await received(1);
});

test('a trade that ran out is closed by itself', async () => {
  const own = await startSandbox();
  const outTradeNo = newNumber();
  const late = new Decorator({
    baseURL: own.origin,
    mchid: keys.WECHATPAY_MCHID,
    serial: keys.WECHATPAY_SERIAL,
    privateKey: keys.WECHATPAY_MERCHANT_PRIVATE_KEY,
    certs: { [keys.WECHATPAY_PUBLIC_KEY_ID]: keys.WECHATPAY_PLATFORM_PUBLIC_KEY },
  });
  const time_expire = new Date(own.now() + 90_000).toISOString();
  await late.request('v3/pay/transactions/native', 'POST', orderOf(outTradeNo, { time_expire }));
  own.advance(91_000);
  expect(await own.get(`/control/pay/trade/wechat/${outTradeNo}`)).toMatchObject({ state: 'closed' });
  await own.stop();
});

test.each([
  ['short number', { out_trade_no: 'T1' }, 'PARAM_ERROR'],
  ['address with a query', { notify_url: 'https://shop.example/cb?x=1' }, 'PARAM_ERROR'],
  ['nothing to pay', { amount: { total: 0 } }, 'PARAM_ERROR'],
  ['half a fen', { amount: { total: 1.5 } }, 'PARAM_ERROR'],
  ['over in a moment', { time_expire: new Date(Date.now() + 30_000).toISOString() }, 'PARAM_ERROR'],
  ['foreign app', { appid: 'wx1' }, 'APPID_MCHID_NOT_MATCH'],
])('%s is refused', async (_name, change, code) => {
  expect(await open(newNumber(), change)).toMatchObject({ status: 400, data: { code } });
});

test('the same number for other facts is refused', async () => {
  const outTradeNo = newNumber();
  await open(outTradeNo);
  expect(await open(outTradeNo, { amount: { total: 1 } })).toMatchObject({ data: { code: 'INVALID_REQUEST' } });
});

test('a refund is one however often it is asked for, and never more than was paid', async () => {
  const outTradeNo = await paidTrade();
  const first = await refund(outTradeNo, `${outTradeNo}R`, 6000);
  const again = await refund(outTradeNo, `${outTradeNo}R`, 6000);
  expect(again.data['refund_id']).toBe(first.data['refund_id']);
  expect(await refund(outTradeNo, `${outTradeNo}R`, 5999)).toMatchObject({ data: { code: 'INVALID_REQUEST' } });
  expect(await refund(outTradeNo, `${outTradeNo}S`, 4002)).toMatchObject({ data: { code: 'INVALID_REQUEST' } });
  await faults({ failRefunds: 'notEnough' });
  expect(await refund(outTradeNo, `${outTradeNo}S`, 1)).toMatchObject({ status: 403, data: { code: 'NOT_ENOUGH' } });
  await faults({ failRefunds: null });
  for (let part = 0; part < 49; part += 1) {
    expect((await refund(outTradeNo, `${outTradeNo}P${part}`, 1)).status).toBe(200);
  }
  expect(await refund(outTradeNo, `${outTradeNo}P49`, 1)).toMatchObject({ data: { code: 'INVALID_REQUEST' } });
  await received(50);
});

test('refunds fail as told: without effect and again, for now, or for good', async () => {
  const outTradeNo = await paidTrade();
  await faults({ failRefunds: 'systemError', failRefundsTimes: 1 });
  expect(await refund(outTradeNo, `${outTradeNo}A`, 5)).toMatchObject({ status: 500, data: { code: 'SYSTEM_ERROR' } });
  expect((await refund(outTradeNo, `${outTradeNo}A`, 5)).status).toBe(200);
  await faults({ failRefunds: 'abnormal', failRefundsTimes: 1 });
  expect((await refund(outTradeNo, `${outTradeNo}B`, 7)).data).toMatchObject({ status: 'PROCESSING' });
  await received(2);
  const types = shop.callbacks.map((callback) => openEnvelope(callback).event_type);
  expect(types.toSorted()).toEqual(['REFUND.ABNORMAL', 'REFUND.SUCCESS']);
  await faults({ failRefunds: 'closed', failRefundsTimes: 1 });
  expect((await refund(outTradeNo, `${outTradeNo}C`, 9)).data).toMatchObject({ status: 'PROCESSING' });
  await received(3);
  expect(openEnvelope(shop.callbacks[2]!).event_type).toBe('REFUND.CLOSED');
  // An abnormal refund counts as still under way; a closed one does not.
  expect(await sandbox.get(`/control/pay/trade/wechat/${outTradeNo}`)).toMatchObject({ refundedFen: 12 });
});

test('an abnormal refund is finished by hand, once, with a callback of its own', async () => {
  const outTradeNo = await paidTrade();
  const outRefundNo = `${outTradeNo}A`;
  const finish = () => sandbox.post('/control/pay/finishRefund', { gateway: 'wechat', outRefundNo });
  await faults({ failRefunds: 'abnormal', failRefundsTimes: 1 });
  await refund(outTradeNo, outRefundNo, 5);
  await received(1);
  expect(await finish()).toMatchObject({ state: 'succeeded' });
  expect(await finish()).toMatchObject({ ok: false });
  await received(2);
  const events = shop.callbacks.map((callback) => openEnvelope(callback));
  expect(events.map(({ event_type: type }) => type)).toEqual(['REFUND.ABNORMAL', 'REFUND.SUCCESS']);
  expect(events[0]?.id).not.toBe(events[1]?.id);
});

test('a day without movements has no bill', async () => {
  expect(await call('GET', 'v3/bill/tradebill?bill_date=2020-01-01')).toMatchObject({
    data: { code: 'NO_STATEMENT_EXIST' },
  });
});

test.each([
  ['nothing', () => undefined],
  ['another merchant', (at: number) => authorization({ at, mchid: '1900000999' })],
  ['another certificate', (at: number) => authorization({ at, serial: 'ABC' })],
  ['old time', (at: number) => authorization({ at: at - 301_000 })],
  ['another path', (at: number) => authorization({ at, path: '/v3/pay/transactions/out-trade-no/other?mchid=1' })],
])('a call signed with %s is a 401', async (_name, header) => {
  const value = header(sandbox.now());
  const reply = await fetch(sandbox.origin + PATH, { headers: value === undefined ? {} : { authorization: value } });
  expect(reply.status).toBe(401);
  expect(await reply.json()).toMatchObject({ code: 'SIGN_ERROR' });
  expect(reply.headers.get('wechatpay-serial')).toBe(keys.WECHATPAY_PUBLIC_KEY_ID);
});

const PATH = `/v3/pay/transactions/out-trade-no/TRADE?mchid=${keys.WECHATPAY_MCHID}`;

function authorization(facts: { at: number; mchid?: string; serial?: string; path?: string }): string {
  const timestamp = Math.floor(facts.at / 1000);
  const text = Formatter.request('GET', facts.path ?? PATH, timestamp, 'nonce', '');
  const signature = sign('RSA-SHA256', Buffer.from(text), keys.WECHATPAY_MERCHANT_PRIVATE_KEY).toString('base64');
  const { mchid = keys.WECHATPAY_MCHID, serial = keys.WECHATPAY_SERIAL } = facts;
  return Formatter.authorization(mchid, 'nonce', signature, timestamp, serial);
}

test('the phone finds the trade, shows it and pays it', async () => {
  const outTradeNo = newNumber();
  const { data } = await open(outTradeNo, { description: '<b>充值</b>' });
  const home = await (await fetch(`${sandbox.origin}/phone?person=su`)).text();
  expect(home).toContain(encodeURIComponent(String(data['code_url'])));
  const code = encodeURIComponent(String(data['code_url']));
  const page = await (await fetch(`${sandbox.origin}/phone/pay?person=su&code=${code}`)).text();
  for (const words of ['集物', '¥100.01', '确认支付', '&lt;b&gt;充值&lt;/b&gt;']) expect(page).toContain(words);
  const body = new URLSearchParams({ person: 'su', code: String(data['code_url']) });
  const after = await (await fetch(`${sandbox.origin}/phone/pay`, { method: 'POST', body })).text();
  expect(after).toContain('支付成功');
  expect(after).not.toContain('确认支付');
  await received(1);
  expect((await fetch(`${sandbox.origin}/phone/pay?code=nothing`)).status).toBe(404);
});
