import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBooks } from './createBooks.ts';

test('books in a file are there again after a restart, and add up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-books-'));
  const file = join(folder, 'books.sqlite');
  const first = createBooks(file, () => 1000);
  const facts = {
    gateway: 'wechat',
    kind: 'NATIVE',
    payableBy: null,
    title: '充值',
    amountFen: 300,
    notifyUrl: 'http://shop/',
    returnUrl: null,
  } as const;
  const trade = first.trades.open({ ...facts, outTradeNo: 'T1', expiresAt: 5000 });
  const paid = first.trades.pay(trade, 'payer');
  expect(first.trades.pay(trade, 'payer')).toBeUndefined();
  const order = { outRefundNo: 'R1', amountFen: 100, reason: '', fate: 'succeeded', notifyUrl: null } as const;
  const refund = first.refunds.add(paid!, order);
  first.close();

  const second = createBooks(file, () => 2000);
  expect(second.trades.find('wechat', 'T1')).toEqual(paid);
  expect(second.refunds.processing()).toEqual([refund]);
  expect(second.refunds.settle(refund)).toMatchObject({ state: 'succeeded', decidedAt: 2000 });
  expect(second.refunds.settle(refund)).toBeUndefined();
  expect(second.sums('wechat')).toEqual({
    captures: 1,
    capturedFen: 300,
    refunds: 1,
    refundedFen: 100,
    balanceFen: 200,
  });
  second.close();
  await rm(folder, { recursive: true });
});

test('those of one kind that wait are found however many of another are newer', () => {
  let now = 1000;
  const { trades, close } = createBooks(':memory:', () => now);
  for (const kind of ['NATIVE', 'MWEB', 'MWEB'] as const) {
    now += 1;
    trades.open({
      gateway: 'wechat',
      outTradeNo: `T${now}`,
      kind,
      payableBy: null,
      title: '充值',
      amountFen: 1,
      notifyUrl: 'http://shop/',
      returnUrl: null,
      expiresAt: 5000,
    });
  }
  expect(trades.waiting({ gateway: 'wechat', kind: 'NATIVE' }, 2).map(({ outTradeNo }) => outTradeNo)).toEqual([
    'T1001',
  ]);
  close();
});

test('what runs out is closed for whoever looks, and no longer waits', () => {
  let now = 1000;
  const { trades, close } = createBooks(':memory:', () => now);
  trades.open({
    gateway: 'alipay',
    outTradeNo: 'T1',
    kind: 'QUICK_WAP_WAY',
    payableBy: null,
    title: '充值',
    amountFen: 1,
    notifyUrl: 'http://shop/',
    returnUrl: null,
    expiresAt: 2000,
  });
  expect(trades.waiting({ gateway: 'alipay', kind: 'QUICK_WAP_WAY' }, 5)).toHaveLength(1);
  now = 2000;
  expect(trades.waiting({ gateway: 'alipay', kind: 'QUICK_WAP_WAY' }, 5)).toHaveLength(0);
  expect(trades.find('alipay', 'T1')).toMatchObject({ state: 'closed', closedAt: 2000 });
  close();
});
