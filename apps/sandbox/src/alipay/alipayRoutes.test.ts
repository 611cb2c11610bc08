import { AlipaySdk } from 'alipay-sdk';
import { unzipSync } from 'fflate';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { developmentKeys as keys } from '../../../server/src/platform/gateways/alipay/developmentKeys.ts';
import { developmentKeys as wechatPayKeys } from '../../../server/src/platform/gateways/wechatPay/developmentKeys.ts';
import { shanghaiDay } from '../pay/shanghaiTime.ts';
import { type Callback, type RunningShop, startShop } from '../testing/startShop.ts';
import { type RunningSandbox, startSandbox } from '../testing/startSandbox.ts';

let sandbox: RunningSandbox;
let shop: RunningShop;
let sdk: AlipaySdk;
let counter = 0;
// Callbacks come on their own time, and the machine may be busy.
const PATIENCE = { timeout: 10_000 };

beforeAll(async () => {
  [sandbox, shop] = await Promise.all([startSandbox(), startShop()]);
  sdk = createSdk();
});
afterAll(() => Promise.all([sandbox.stop(), shop.stop()]));
beforeEach(async () => {
  shop.callbacks.length = 0;
  shop.answerWith({ status: 200, body: 'success' });
  await sandbox.post('/control/pay/reset', {});
});

function createSdk(change: { appId?: string; privateKey?: string } = {}): AlipaySdk {
  return new AlipaySdk({
    appId: keys.ALIPAY_APP_ID,
    privateKey: keys.ALIPAY_APP_PRIVATE_KEY,
    keyType: 'PKCS8',
    alipayPublicKey: keys.ALIPAY_PUBLIC_KEY,
    gateway: `${sandbox.origin}/gateway.do`,
    camelcase: false,
    ...change,
  });
}

const newNumber = () => `ALI${String((counter += 1)).padStart(8, '0')}`;
const call = async (method: string, bizContent: object, by = sdk): Promise<Record<string, unknown>> => {
  const { traceId: _traceId, ...answer } = await by.exec(method, { bizContent }, { validateSign: true });
  return answer;
};
const pageUrl = (outTradeNo: string, change: object = {}, by = sdk): string =>
  by.pageExecute('alipay.trade.page.pay', 'GET', {
    notifyUrl: `${shop.origin}/callback/alipay`,
    returnUrl: `${shop.origin}/user/balance?from=1`,
    bizContent: {
      out_trade_no: outTradeNo,
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: '100.01',
      subject: '余额充值, 100 元',
      ...change,
    },
  });
const query = (outTradeNo: string) => call('alipay.trade.query', { out_trade_no: outTradeNo });
const refund = (outTradeNo: string, outRequestNo: string, amount: string) =>
  call('alipay.trade.refund', { out_trade_no: outTradeNo, out_request_no: outRequestNo, refund_amount: amount });
const received = (count: number) =>
  vi.waitFor(() => expect(shop.callbacks.length).toBeGreaterThanOrEqual(count), PATIENCE);
const fieldsOf = ({ body }: Callback) => Object.fromEntries(new URLSearchParams(body));

async function paidTrade(): Promise<string> {
  const outTradeNo = newNumber();
  await fetch(pageUrl(outTradeNo));
  await sandbox.post('/control/pay/confirm', { gateway: 'alipay', outTradeNo });
  await received(1);
  shop.callbacks.length = 0;
  return outTradeNo;
}

test('a trade exists when its page is opened, is paid there, told, and leads back to the shop', async () => {
  const outTradeNo = newNumber();
  const absent = { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' };
  expect(await query(outTradeNo)).toMatchObject(absent);
  expect(await call('alipay.trade.close', { out_trade_no: outTradeNo })).toMatchObject(absent);

  const page = await (await fetch(pageUrl(outTradeNo))).text();
  for (const words of ['支付宝收银台', '¥100.01', '确认付款', '余额充值, 100 元']) expect(page).toContain(words);
  expect(await query(outTradeNo)).toMatchObject({ code: '10000', trade_status: 'WAIT_BUYER_PAY' });

  const path = /action="(\/alipay\/cashier\/\w+)"/.exec(page)?.[1] ?? '';
  const body = new URLSearchParams({ action: 'confirm' });
  const left = await fetch(sandbox.origin + path, { method: 'POST', body, redirect: 'manual' });
  expect(left.status).toBe(303);
  const back = new URL(left.headers.get('location') ?? '');
  expect(back.href).toContain(`${shop.origin}/user/balance?from=1`);
  const { from: _from, ...returned } = Object.fromEntries(back.searchParams);
  expect(returned).toMatchObject({
    out_trade_no: outTradeNo,
    total_amount: '100.01',
    seller_id: keys.ALIPAY_SELLER_ID,
  });
  expect(sdk.checkNotifySignV2(returned)).toBe(true);

  await received(1);
  const told = fieldsOf(shop.callbacks[0]!);
  expect(sdk.checkNotifySignV2(told)).toBe(true);
  expect(told).toMatchObject({
    app_id: keys.ALIPAY_APP_ID,
    seller_id: keys.ALIPAY_SELLER_ID,
    out_trade_no: outTradeNo,
    trade_status: 'TRADE_SUCCESS',
    total_amount: '100.01',
    sign_type: 'RSA2',
  });
  expect(await query(outTradeNo)).toMatchObject({ trade_status: 'TRADE_SUCCESS', trade_no: told['trade_no'] });
  expect(await (await fetch(pageUrl(outTradeNo))).text()).toContain('支付成功');
});

test('refunds move money at once and once; the whole of it closes the trade', async () => {
  const outTradeNo = await paidTrade();
  const question = { out_trade_no: outTradeNo, out_request_no: 'R1', query_options: ['gmt_refund_pay'] };
  expect(await call('alipay.trade.fastpay.refund.query', question)).toEqual({ code: '10000', msg: 'Success' });
  expect(await refund(outTradeNo, 'R1', '0.01')).toMatchObject({ fund_change: 'Y', refund_fee: '0.01' });
  expect(await refund(outTradeNo, 'R1', '0.01')).toMatchObject({ fund_change: 'N', refund_fee: '0.01' });
  expect(await call('alipay.trade.fastpay.refund.query', question)).toMatchObject({
    refund_status: 'REFUND_SUCCESS',
    refund_amount: '0.01',
    gmt_refund_pay: expect.any(String),
  });
  expect(await refund(outTradeNo, 'R1', '0.02')).toMatchObject({ sub_code: 'ACQ.DISCORDANT_REPEAT_REQUEST' });
  expect(await refund(outTradeNo, 'R2', '100.01')).toMatchObject({ sub_code: 'ACQ.REASON_TRADE_REFUND_FEE_ERR' });
  expect(await refund(outTradeNo, 'R2', '100.00')).toMatchObject({ fund_change: 'Y', refund_fee: '100.01' });
  expect(await query(outTradeNo)).toMatchObject({ trade_status: 'TRADE_CLOSED', send_pay_date: expect.any(String) });
  await received(2);
  const told = shop.callbacks.map((one) => `${fieldsOf(one)['out_biz_no']} ${fieldsOf(one)['refund_fee']}`);
  expect(told.toSorted()).toEqual(['R1 0.01', 'R2 100.01']);
});

test('the bill is a ZIP of GBK tables with what was paid and what went back', async () => {
  const outTradeNo = await paidTrade();
  await refund(outTradeNo, 'BACK', '30.00');
  await received(1);
  const question = { bill_type: 'trade', bill_date: shanghaiDay(sandbox.now()) };
  const { bill_download_url: url } = await call('alipay.data.dataservice.bill.downloadurl.query', question);
  const zip = unzipSync(new Uint8Array(await (await fetch(String(url))).arrayBuffer()));
  const texts = Object.values(zip).map((bytes) => iconv.decode(Buffer.from(bytes), 'gbk'));
  const lines = texts[0]!.split('\r\n');
  expect(lines[0]).toBe('#支付宝业务明细查询');
  const names = lines[4]!.split(',');
  const mine = lines
    .filter((line) => line.includes(outTradeNo))
    .map((line) => line.split(',').map((cell) => cell.trim()));
  const cell = (row: readonly string[], name: string) => row[names.indexOf(name)];
  expect(mine.map((row) => row.length)).toEqual([25, 25]);
  expect(
    mine.map((row) => [cell(row, '业务类型'), cell(row, '订单金额（元）'), cell(row, '退款批次号/请求号')]),
  ).toEqual([
    ['交易', '100.01', ''],
    ['退款', '-30.00', 'BACK'],
  ]);
  expect(texts[1]).toContain('#支付宝业务汇总查询');
  const other = { bill_type: 'trade', bill_date: '2020-01-01' };
  expect(await call('alipay.data.dataservice.bill.downloadurl.query', other)).toMatchObject({
    sub_code: 'isp.bill_not_exist',
  });
});

test('closing: only what waits, and the shop is told', async () => {
  const outTradeNo = newNumber();
  await fetch(pageUrl(outTradeNo));
  expect(await call('alipay.trade.close', { out_trade_no: outTradeNo })).toMatchObject({ code: '10000' });
  await received(1);
  expect(fieldsOf(shop.callbacks[0]!)).toMatchObject({ trade_status: 'TRADE_CLOSED' });
  const again = await call('alipay.trade.close', { out_trade_no: outTradeNo });
  expect(again).toMatchObject({ sub_code: 'ACQ.TRADE_STATUS_ERROR' });
  expect(await (await fetch(pageUrl(outTradeNo))).text()).toContain('交易已关闭');
  expect(await sandbox.post('/control/pay/confirm', { gateway: 'alipay', outTradeNo })).toMatchObject({ ok: false });
});

test('what our app has not signed is refused, with a signed answer', async () => {
  const outTradeNo = newNumber();
  const stranger = createSdk({ privateKey: wechatPayKeys.WECHATPAY_MERCHANT_PRIVATE_KEY });
  const asked = { out_trade_no: outTradeNo };
  expect(await call('alipay.trade.query', asked, stranger)).toMatchObject({ sub_code: 'isv.invalid-signature' });
  const otherApp = createSdk({ appId: '2021000000009999' });
  expect(await call('alipay.trade.query', asked, otherApp)).toMatchObject({ sub_code: 'isv.invalid-app-id' });
  expect(await call('alipay.user.info', {})).toMatchObject({ sub_code: 'isv.invalid-method' });
  const page = await fetch(pageUrl(outTradeNo, {}, stranger));
  expect(page.status).toBe(400);
  expect(await page.text()).toContain('isv.invalid-signature');
  const changed = new URL(pageUrl(outTradeNo));
  changed.searchParams.set('biz_content', changed.searchParams.get('biz_content')!.replace('100.01', '0.01'));
  expect((await fetch(changed)).status).toBe(400);
  expect(await query(outTradeNo)).toMatchObject({ sub_code: 'ACQ.TRADE_NOT_EXIST' });
});

test.each([
  ['other amount', { total_amount: '1.00' }, 'ACQ.CONTEXT_INCONSISTENT'],
  ['three decimals', { total_amount: '1.001' }, 'isv.invalid-parameter'],
  ['other product', { product_code: 'QUICK_WAP_WAY' }, 'isv.invalid-parameter'],
])('a page for %s is refused', async (_name, change, code) => {
  const outTradeNo = newNumber();
  await fetch(pageUrl(outTradeNo));
  const page = await fetch(pageUrl(outTradeNo, change));
  expect(page.status).toBe(400);
  expect(await page.text()).toContain(code);
});

test('refunds fail as told', async () => {
  const outTradeNo = await paidTrade();
  const fail = (kind: string) =>
    sandbox.post('/control/pay/faults', { gateway: 'alipay', failRefunds: kind, failRefundsTimes: 1 });
  await fail('systemError');
  expect(await refund(outTradeNo, 'R', '1.00')).toMatchObject({ sub_code: 'ACQ.SYSTEM_ERROR' });
  await fail('abnormal');
  expect(await refund(outTradeNo, 'R', '1.00')).toMatchObject({ sub_code: 'ACQ.TRADE_NOT_ALLOW_REFUND' });
  await fail('notEnough');
  expect(await refund(outTradeNo, 'R', '1.00')).toMatchObject({ sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' });
  expect(await refund(outTradeNo, 'R', '1.00')).toMatchObject({ fund_change: 'Y' });
  await received(1);
});

test('anything but success is told again', async () => {
  await sandbox.post('/control/pay/faults', { scheduleFactor: 0.0001 });
  shop.answerWith({ status: 200, body: 'SUCCESS' }, { status: 500, body: 'success' }, { status: 200, body: 'success' });
  const outTradeNo = newNumber();
  await fetch(pageUrl(outTradeNo));
  await sandbox.post('/control/pay/confirm', { gateway: 'alipay', outTradeNo });
  await received(3);
  expect(new Set(shop.callbacks.map((one) => fieldsOf(one)['notify_id'])).size).toBe(1);
  await vi.waitFor(
    async () =>
      expect(await sandbox.get(`/control/pay/trade/alipay/${outTradeNo}`)).toMatchObject({
        notifications: [{ attempts: 3, accepted: 1 }],
      }),
    PATIENCE,
  );
});
