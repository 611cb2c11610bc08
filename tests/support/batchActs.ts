import type { Answer, Contract, DropshippingBatch } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import pg from 'pg';
import { must } from './makeBuyer.ts';
import { makeProduct } from './makeProduct.ts';
import { makeReseller, type Reseller, rowTo } from './makeReseller.ts';
import { playPayments } from './playPayments.ts';
import type { TestShop } from './startTestShop.ts';

type RowsPage = Answer<Contract['dropshippingRows']>;
type Cancelled = Answer<Contract['dropshippingRowsCancel']>;

export const keyed = (key = newId()) => ({ 'Idempotency-Key': key });

/** A product with one SKU that rows name by its code. */
export async function makeBatchSku(shop: Pick<TestShop, 'services'>, { pieces = 1000, priceFen = 5000 } = {}) {
  const code = `T-${newId().slice(-10)}`;
  const { skuIds, id } = await makeProduct(shop.services.db, { priceFen, pieces, skus: [{ optionValues: [], code }] });
  return { code, skuId: skuIds[0] ?? '', productId: id };
}

/** What a reseller does with batches that are ordered. */
export function batchActs(shop: TestShop, reseller: Reseller) {
  const { client } = reseller;
  const cancelRows = (id: string, nos: readonly number[], key?: string) =>
    client.call('dropshippingRowsCancel', { params: { id }, body: { nos }, headers: keyed(key) });
  return {
    /** The first page of them. */
    rows: async (id: string, filter?: string): Promise<RowsPage['items']> => {
      const query = new URLSearchParams(filter ? { filter } : {}).toString();
      return must<RowsPage>(await client.call('dropshippingRows', { params: { id }, query })).items;
    },
    repeat: (id: string, nos: readonly number[] | null, key?: string) =>
      client.call('dropshippingRepeat', { params: { id }, body: { nos }, headers: keyed(key) }),
    cancelRows,
    cancelled: async (id: string, nos: readonly number[]) => must<Cancelled>(await cancelRows(id, nos)),
    invoice: (id: string) => client.call('dropshippingInvoice', { params: { id }, body: {}, headers: keyed() }),
    /** As one payment, which the sandbox's gateway takes at once. */
    payAt: async (id: string, gateway: 'wechat' | 'alipay'): Promise<void> => {
      const pay = { params: { id }, body: { gateway }, headers: keyed() };
      const { paymentId } = must<{ paymentId: string }>(await client.call('dropshippingPay', pay));
      const outTradeNo = paymentId.replaceAll('-', '');
      const waiting = { client, gateway, rechargeId: '', paymentId, outTradeNo };
      const play = playPayments(shop);
      await play.open(waiting);
      await play.pay(waiting);
      await play.notify(waiting);
    },
    balance: async (): Promise<number> => must<{ availableFen: number }>(await client.call('walletGet')).availableFen,
  };
}

/**
 * Gives PostgreSQL the statistics that a shop has which is open for more than a minute. Before that it plans by empty tables, in which
 * any index seems as good as the right one: each of five thousand orders would be looked for among all of them.
 */
export async function warmUp(shop: Pick<TestShop, 'services' | 'ownerUrl'>, reseller: Reseller): Promise<void> {
  const sku = await makeBatchSku(shop);
  const { id } = await reseller.create(Array.from({ length: 200 }, () => rowTo(sku.code)));
  await reseller.ordered(id);
  must(await reseller.cancel(id));
  // Only the owner of tables may count what is in them.
  const client = new pg.Client({ connectionString: shop.ownerUrl });
  await client.connect();
  await client.query('analyze');
  await client.end();
}

/** A batch of so many rows of one SKU, ordered and paid out of the balance. */
export async function makePaidBatch(shop: TestShop, rows: number) {
  const sku = await makeBatchSku(shop);
  const reseller = await makeReseller(shop, { balanceFen: rows * 8000 });
  const { id } = await reseller.create(Array.from({ length: rows }, () => rowTo(sku.code)));
  await reseller.ordered(id);
  const batch = must<DropshippingBatch>(await reseller.payByBalance(id));
  return { sku, reseller, id, batch, ...batchActs(shop, reseller) };
}
