import type { Answer, Contract } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { makeBuyer, must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

type Queue = Answer<Contract['staffInvoiceList']>;

let shop: TestShop;
let finance: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  finance = await signInStaff(shop, ['finance']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const queue = async () => must<Queue>(await finance.call('staffInvoiceList'));

it('lists what has to be made out, over what is paid and not refunded, until it is', async () => {
  const buyer = await makeBuyer(shop, { balanceFen: 100_000 });
  const { skuIds } = await makeProduct(shop.services.db, { priceFen: 5000, pieces: 10 });
  const lines = [{ skuId: skuIds[0] ?? '', quantity: 2 }];
  const invoice = { kind: 'personal', title: '林知夏' };
  const paid = await buyer.ordered({ lines }, { invoice });
  const unpaid = await buyer.ordered({ lines }, { invoice });
  must(await buyer.payByBalance(paid.id));
  const first = await queue();
  expect(first.items.map(({ of, isDue, amountFen }) => [of.no, isDue, amountFen])).toEqual([
    [paid.no, true, paid.payFen],
    [unpaid.no, false, 0],
  ]);
  expect(first).toMatchObject({
    waiting: 2,
    most: 999,
    items: [{ kind: 'personal', title: '林知夏', taxNo: null }, {}],
  });
  const body = { invoiceNo: '12345678901234567890' };
  must(await finance.call('staffInvoiceIssue', { params: { no: paid.no }, body }));
  expect((await queue()).items.map(({ of }) => of.no)).toEqual([unpaid.no]);
});

it('is for finance', async () => {
  const orders = await signInStaff(shop, ['orders']);
  expect((await orders.call('staffInvoiceList')).status).toBe(404);
  expect((await createShopClient(shop).call('staffInvoiceList')).status).toBe(401);
  expect((await finance.call('staffInvoiceList', { query: 'cursor=notACursor' })).status).toBe(400);
});
