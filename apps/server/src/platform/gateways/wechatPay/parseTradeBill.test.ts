import { expect, test } from 'vitest';
import { collect } from '../testing/collect.ts';
import { parseTradeBill } from './parseTradeBill.ts';

const read = (...chunks: Buffer[]) => collect(parseTradeBill(chunks));

const NAMES =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const row = (state: string, refundState: string, title: string) =>
  `\`2026-11-14 23:59:59,\`wx1,\`1900000109,\`0,\`,\`4200001,\`P1,\`o1,\`NATIVE,\`${state},\`OTHERS,\`CNY,\`90.00,\`10.00,\`5030001,\`R1,\`5.00,\`0.00,\`ORIGINAL,\`${refundState},\`${title},\`,\`0.54000,\`0.60%,\`100.00,\`5.00,\``;
const bill = (...rows: string[]) =>
  Buffer.from(
    `\uFEFF${[NAMES, ...rows, '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额', '`2,`100.00,`5.00,`0.00,`0.54000,`100.00,`5.00', ''].join('\r\n')}`,
  );

const common = { outTradeNo: 'P1', transactionId: '4200001', at: new Date('2026-11-14T15:59:59Z') };

test('captures and refunds, in the amounts of the order; commas and quotes in a title do no harm', async () => {
  expect(await read(bill(row('SUCCESS', '', '杯, "大"'), row('REFUND', 'SUCCESS', '')))).toEqual([
    { ...common, kind: 'capture', outRefundNo: null, amountFen: 10_000 },
    { ...common, kind: 'refund', outRefundNo: 'R1', amountFen: 500 },
  ]);
});

test('refunds that failed or have not ended and trades that were revoked are left out', async () => {
  const states = ['FAIL', 'CHANGE', 'PROCESSING', 'ABNORMAL', 'CLOSED'];
  expect(await read(bill(...states.map((state) => row('REFUND', state, '')), row('REVOKED', '', '')))).toEqual([]);
});

test('a bill in another form is refused as a whole, not read in part', async () => {
  const other = Buffer.from(
    bill(row('SUCCESS', '', ''))
      .toString()
      .replace('订单金额,申请', '金额,申请'),
  );
  await expect(read(other)).rejects.toThrow('BAD_REPLY');
});

test('a bill that comes in pieces, cut anywhere, is the same bill', async () => {
  const whole = bill(row('SUCCESS', '', '杯, "大"'), row('REFUND', 'SUCCESS', ''));
  const pieces = Array.from({ length: Math.ceil(whole.length / 7) }, (_, index) =>
    whole.subarray(index * 7, index * 7 + 7),
  );
  expect(await read(...pieces)).toEqual(await read(whole));
});
