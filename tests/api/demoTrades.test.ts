import { DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../apps/sandbox/src/testing/startSandbox.ts';
import { reconcile } from '../../apps/server/src/jobs/reconcile.ts';
import { bookDemoTrades } from '../../tools/demo-data/bookDemoTrades.ts';
import { payRecharge } from '../../tools/demo-data/payRecharge.ts';
import { makeBuyer } from '../support/makeBuyer.ts';
import { playPayments } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const gateways = ['wechat', 'alipay'] as const;

let folder: string;
let books: string;
let sandbox: RunningSandbox;
let shop: TestShop;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jiwu-books-'));
  books = path.join(folder, 'books.sqlite');
  sandbox = await startSandbox({ SANDBOX_BOOKS: books });
  const { origin } = sandbox;
  shop = await startTestShop({ WECHATPAY_BASE_URL: origin, ALIPAY_GATEWAY_URL: `${origin}/gateway.do` });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

it('what demo buyers paid is in the gateways’ statements: the first reconciliation of a fresh shop finds nothing', async () => {
  const { services } = shop;
  const { userId } = await makeBuyer(shop);
  const now = services.clock().getTime();
  // The ledger takes them in the order of time.
  for (const days of [95, 40, 12, 9, 6, 5, 3, 2]) {
    for (const gateway of gateways) {
      const at = new Date(now - days * DAY_MS - 2 * HOUR_MS);
      await services.db.transact((tx) => payRecharge(tx, { userId, amountFen: 10_000 + days, gateway, now: at }));
    }
  }
  expect(await bookDemoTrades(services.db, books)).toBe(16);
  expect(await bookDemoTrades(services.db, books), 'a second time there is nothing new').toBe(0);

  const play = playPayments(shop);
  const alarms = () => Promise.all([play.alarms('payment.statementDiffers'), play.alarms('payment.billDiffers')]);
  const before = await alarms();
  await reconcile(services);
  expect(await alarms()).toEqual(before);
  const { captures, days } = await services.db.read
    .selectFrom('reconciliations')
    .select(({ fn }) => [fn.sum<number>('captures').as('captures'), fn.countAll<number>().as('days')])
    .executeTakeFirstOrThrow();
  // Gateways keep their bills for ninety days.
  expect(captures).toBe(14);
  expect(days).toBeGreaterThan(80);
  expect(await services.db.read.selectFrom('reconciliation_differences').selectAll().execute()).toEqual([]);
});

it('without them each of those days differs, which is what staff were told of 51 times', async () => {
  const { services } = shop;
  const { userId } = await makeBuyer(shop);
  const at = new Date(services.clock().getTime());
  await services.db.transact((tx) => payRecharge(tx, { userId, amountFen: 7000, gateway: 'wechat', now: at }));
  shop.advance(7 * DAY_MS);
  await reconcile(services);
  const found = services.db.read.selectFrom('reconciliation_differences').select('difference').execute();
  expect(await found).toEqual([{ difference: 'onlyHere' }]);
});
