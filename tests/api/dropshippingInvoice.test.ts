import { type Answer, type Business, type Contract, type DropshippingBatch, errorCodes } from '@jiwu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listInvoiceRequests } from '../../apps/server/src/modules/trade/invoices/index.ts';
import { batchActs, keyed, makeBatchSku, makePaidBatch } from '../support/batchActs.ts';
import { formOf } from '../support/makeBusiness.ts';
import { must } from '../support/makeBuyer.ts';
import { makeReseller, type Reseller, rowTo } from '../support/makeReseller.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const businessOf = async ({ client, businessId }: Reseller) => {
  const { items } = must<{ items: Business[] }>(await client.call('businessList'));
  const business = items.find(({ id }) => id === businessId);
  if (!business) throw new Error('the business is theirs');
  return business;
};
let issued = 26_332_000_000_012_000_000n;
const issue = async (no: string, roles: Parameters<typeof signInStaff>[1] = ['finance'], invoiceNo?: string) => {
  const staff = await signInStaff(shop, roles);
  issued += 1n;
  const body = { invoiceNo: invoiceNo ?? String(issued) };
  return await staff.call('staffBatchInvoiceIssue', { params: { no }, body, headers: keyed() });
};

it('one invoice for the batch, made out to the company of the licence, and lower by what is refunded', async () => {
  const { reseller, id, batch, rows, invoice, cancelled } = await makePaidBatch(shop, 3);
  const { licenceName, creditCode } = await businessOf(reseller);
  const asked = must<DropshippingBatch>(await invoice(id));
  const title = { kind: 'company', title: licenceName, taxNo: creditCode };
  expect(asked.invoice).toEqual({ ...title, amountFen: batch.payFen, state: 'requested', invoiceNo: null });
  expect((await invoice(id)).code).toBe(errorCodes.INVOICE_REQUESTED.code);
  // Its orders have none of their own.
  const [row] = await rows(id);
  const params = { id: row?.order?.id ?? '' };
  const own = await reseller.client.call('orderInvoice', {
    params,
    body: { invoice: { kind: 'personal', title: '林知夏' } },
    headers: keyed(),
  });
  expect(own.code).toBe(errorCodes.ORDER_OF_BATCH.code);
  const detail = must<Answer<Contract['orderGet']>>(await reseller.client.call('orderGet', { params }));
  expect(detail).toMatchObject({ invoice: null });
  expect(detail.actions).not.toContain('requestInvoice');
  await cancelled(id, [2]);
  const keptFen = (batch.payFen ?? 0) - (row?.price?.payFen ?? 0);
  expect((await reseller.get(id)).invoice).toMatchObject({ amountFen: keptFen, state: 'requested' });
  expect((await issue(batch.no, ['orders'])).status).toBe(404);
  const { invoiceNo } = must<{ invoiceNo: string }>(await issue(batch.no));
  await cancelled(id, [3]);
  // What is issued stays as it was issued: its issuer has to reverse it.
  expect((await reseller.get(id)).invoice).toEqual({ ...title, amountFen: keptFen, state: 'issued', invoiceNo });
  expect((await issue(batch.no)).code).toBe(errorCodes.INVOICE_CHANGED.code);
  expect(await listInvoiceRequests(shop.services.db.read, reseller.userId)).toMatchObject([
    { of: { kind: 'dropshippingBatch', id }, amountFen: keptFen },
  ]);
});

it('is cancelled when the whole batch is refunded, and cannot be asked for after that', async () => {
  const { id, batch, invoice, cancelled, reseller } = await makePaidBatch(shop, 2);
  must(await invoice(id));
  await cancelled(id, [1]);
  expect((await reseller.get(id)).invoice?.state).toBe('requested');
  await cancelled(id, [2]);
  expect(await reseller.get(id)).toMatchObject({
    state: 'completed',
    refundedFen: batch.payFen,
    invoice: { state: 'cancelled', invoiceNo: null },
  });
  expect((await issue(batch.no)).code).toBe(errorCodes.INVOICE_NOT_YET.code);
  const other = await makePaidBatch(shop, 1);
  await other.cancelled(other.id, [1]);
  expect((await other.invoice(other.id)).code).toBe(errorCodes.INVOICE_EMPTY.code);
});

it('is not for what is not paid, nor for strangers, nor under a number that another has', async () => {
  const sku = await makeBatchSku(shop);
  const reseller = await makeReseller(shop);
  const { invoice } = batchActs(shop, reseller);
  const { id, no } = await reseller.create([rowTo(sku.code)]);
  expect((await invoice(id)).code).toBe(errorCodes.INVOICE_NOT_YET.code);
  await reseller.ordered(id);
  expect((await invoice(id)).code).toBe(errorCodes.INVOICE_NOT_YET.code);
  expect((await issue(no)).code).toBe(errorCodes.INVOICE_NOT_YET.code);
  expect((await issue('DS2026111600000000')).status).toBe(404);
  const [one, two] = [await makePaidBatch(shop, 1), await makePaidBatch(shop, 1)];
  expect((await invoice(one.id)).status).toBe(404);
  expect((await issue(one.batch.no)).code).toBe(errorCodes.INVOICE_CHANGED.code);
  must(await one.invoice(one.id));
  must(await two.invoice(two.id));
  const { invoiceNo } = must<{ invoiceNo: string }>(await issue(one.batch.no));
  expect((await issue(two.batch.no, ['finance'], invoiceNo)).code).toBe(errorCodes.INVOICE_NO_TAKEN.code);
});

it('a change of the licence that staff have not looked at stands on no invoice', async () => {
  const { reseller, id, invoice } = await makePaidBatch(shop, 1);
  const business = await businessOf(reseller);
  const form = { ...formOf(business), licenceName: '杭州别人家的公司' };
  must(await reseller.client.call('businessChange', { params: { id: business.id }, body: form }));
  expect(must<DropshippingBatch>(await invoice(id))).toMatchObject({
    business: { isApproved: false },
    invoice: { title: business.licenceName, taxNo: business.creditCode },
  });
});
