import { type Answer, type Contract, errorCodes, rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as invoices from '../../apps/server/src/modules/trade/invoices/index.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';

type Title = Answer<Contract['invoiceTitleCreate']>;

const CREDIT_CODE = '91350100M000100Y43';
const company = { kind: 'company', title: '杭州山隅家居有限公司', taxNo: CREDIT_CODE } as const;
const person = { kind: 'personal', title: '林知夏' } as const;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

async function newUser(): Promise<ShopClient> {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  return client;
}

const create = (client: ShopClient, body: object) => client.call('invoiceTitleCreate', { body });
const made = async (client: ShopClient, body: object) => (await create(client, body)).data as Title;
const change = (client: ShopClient, id: string, body: object) =>
  client.call('invoiceTitleUpdate', { params: { id }, body });
const remove = (client: ShopClient, id: string) => client.call('invoiceTitleDelete', { params: { id } });
const titlesOf = async (client: ShopClient) => ((await client.call('invoiceTitles')).data as { items: Title[] }).items;

describe('titles', () => {
  it('are kept for their owner, the default first', async () => {
    const client = await newUser();
    const first = await made(client, person);
    expect(first).toMatchObject({ ...person, taxNo: null, isDefault: true });
    const second = await made(client, { ...company, taxNo: ` ${CREDIT_CODE.toLowerCase()} ` });
    expect(second).toMatchObject({ ...company, isDefault: false });
    expect(await titlesOf(client)).toEqual([first, second]);
    await change(client, second.id, { ...company, isDefault: true });
    expect((await titlesOf(client)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect(await titlesOf(await newUser())).toEqual([]);
  });

  it('pass the default on when it is removed', async () => {
    const client = await newUser();
    const [first, , newest] = [await made(client, person), await made(client, person), await made(client, person)];
    expect((await remove(client, first.id)).status).toBe(200);
    expect((await titlesOf(client)).map(({ id, isDefault }) => [id, isDefault])[0]).toEqual([newest.id, true]);
    expect((await remove(client, first.id)).status).toBe(404);
  });

  it('take a company only with a true credit code, and no code for a person', async () => {
    const client = await newUser();
    const { code } = errorCodes.CREDIT_CODE_WRONG;
    expect((await create(client, { ...company, taxNo: '91350100M000100Y44' })).code).toBe(code);
    expect((await create(client, { ...company, taxNo: null })).code).toBe(code);
    expect((await create(client, { ...company, taxNo: '123' })).status).toBe(400);
    expect((await create(client, { ...person, title: '' })).status).toBe(400);
    expect((await made(client, { ...person, taxNo: CREDIT_CODE })).taxNo).toBeNull();
    const [title] = await titlesOf(client);
    expect((await change(client, title?.id ?? '', { ...company, taxNo: null })).code).toBe(code);
  });

  it('are ten at most, also when many come at once', async () => {
    const client = await newUser();
    const replies = await Promise.all(Array.from({ length: 14 }, () => create(client, person)));
    const refused = replies.filter(({ code }) => code === errorCodes.INVOICE_TITLE_LIMIT.code);
    expect(refused).toHaveLength(4);
    const titles = await titlesOf(client);
    expect(titles).toHaveLength(rules.invoice.titlesPerUser);
    expect(titles.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('do not exist for a stranger', async () => {
    const [client, stranger] = [await newUser(), await newUser()];
    const { id } = await made(client, person);
    expect((await change(stranger, id, company)).status).toBe(404);
    expect((await remove(stranger, id)).status).toBe(404);
    expect(await titlesOf(client)).toMatchObject([person]);
  });
});

describe('requests', () => {
  const now = new Date('2026-11-15T02:00:00Z');
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => shop.services.db.transact(work);

  async function requested(title: Parameters<typeof invoices.requestInvoice>[2]['title'] = company) {
    const own = { userId: userIdOf(await newUser()), kind: 'order', id: newId() } as const;
    await inTx((tx) => invoices.requestInvoice(tx, own, { title, amountFen: 70_050, now }));
    return own;
  }
  const find = (own: Awaited<ReturnType<typeof requested>>) => invoices.findInvoiceRequest(shop.services.db.read, own);

  it('come once for an order, and belong to who asked', async () => {
    const own = await requested();
    const of = { kind: 'order', id: own.id };
    const request = { ...company, of, amountFen: 70_050, state: 'requested', requestedAt: now };
    expect(await find(own)).toEqual({ ...request, issuedAt: null, invoiceNo: null });
    const again = inTx((tx) =>
      invoices.requestInvoice(tx, own, { title: { ...person, taxNo: null }, amountFen: 1, now }),
    );
    await expect(again).rejects.toMatchObject({ errorCode: 'INVOICE_REQUESTED' });
    expect(await find({ ...own, userId: newId() })).toBeNull();
  });

  it('are issued or cancelled, never both', async () => {
    const [issued, cancelled] = [await requested(), await requested({ ...person, taxNo: null })];
    const invoiceNo = '26332000000012345678';
    await inTx((tx) => invoices.issueInvoice(tx, issued, { invoiceNo, amountFen: 100, now }));
    expect(await find(issued)).toMatchObject({ state: 'issued', invoiceNo, issuedAt: now });
    expect(await inTx((tx) => invoices.cancelInvoice(tx, issued))).toBe(false);
    expect(await inTx((tx) => invoices.cancelInvoice(tx, cancelled))).toBe(true);
    const late = inTx((tx) =>
      invoices.issueInvoice(tx, cancelled, { invoiceNo: '26332000000012345679', amountFen: 100, now }),
    );
    await expect(late).rejects.toMatchObject({ errorCode: 'INVOICE_CHANGED' });
    expect(await find(cancelled)).toMatchObject({ state: 'cancelled', invoiceNo: null });
  });

  it('are refused without an amount, or with a wrong credit code', async () => {
    const own = { userId: userIdOf(await newUser()), kind: 'order', id: newId() } as const;
    const ask = (title: typeof company | { kind: 'company'; title: string; taxNo: string }, amountFen: number) =>
      inTx((tx) => invoices.requestInvoice(tx, own, { title, amountFen, now }));
    await expect(ask(company, 0)).rejects.toMatchObject({ errorCode: 'INVOICE_EMPTY' });
    await expect(ask({ ...company, taxNo: '91350100M000100Y44' }, 1)).rejects.toMatchObject({
      errorCode: 'CREDIT_CODE_WRONG',
    });
    expect(await find(own)).toBeNull();
  });
});
