import { newId } from '@jiwu/kernel';
import type { AfterSale } from '@jiwu/contract';
import { earnIntegral } from '../../apps/server/src/modules/people/integral/index.ts';
import { readBalance, userAccount } from '../../apps/server/src/modules/money/ledger/index.ts';
import { getOrder, listOrderLines } from '../../apps/server/src/modules/trade/orders/index.ts';
import { createShopClient, type Reply, type ShopClient } from './createShopClient.ts';
import type { MadeOrder } from './makeOrder.ts';
import { makeProduct, type MadeProduct } from './makeProduct.ts';
import { signInStaff, type StaffClient } from './staff.ts';
import type { TestShop } from './startTestShop.ts';
import { userIdOf } from './userIdOf.ts';

interface Wanted {
  readonly kind?: 'refundOnly' | 'returnRefund';
  readonly lines?: readonly { readonly lineId: string; readonly pieces: number }[];
}

/** A buyer, staff, and readers for the results. */
export function playAfterSales(shop: TestShop) {
  const { db, clock } = shop.services;
  let staff: Promise<StaffClient> | undefined;
  const play = {
    async newBuyer(): Promise<ShopClient> {
      const client = createShopClient(shop, { roaming: true });
      await client.register();
      return client;
    },
    /** The SKU of a new product. */
    async newSku(wish: { priceFen?: number; pieces?: number } = {}): Promise<{ skuId: string; product: MadeProduct }> {
      const product = await makeProduct(db, wish);
      return { skuId: product.skuIds[0] ?? '', product };
    },
    async staff(): Promise<StaffClient> {
      staff ??= signInStaff(shop, ['orders']);
      return await staff;
    },
    wanted(order: MadeOrder, { kind = 'refundOnly', lines }: Wanted = {}) {
      const all = order.lines.map(({ id, quantity }) => ({ lineId: id, pieces: quantity }));
      return { orderId: order.id, kind, lines: lines ?? all };
    },
    async preview(client: ShopClient, order: MadeOrder, wanted: Wanted = {}): Promise<Reply> {
      return await client.call('afterSalePreview', { body: play.wanted(order, wanted) });
    },
    async apply(
      client: ShopClient,
      order: MadeOrder,
      wish: Wanted & { totalFen: number; reason?: string; pictures?: readonly string[] },
    ): Promise<Reply> {
      const { totalFen, reason = 'damaged', pictures = [] } = wish;
      return await client.call('afterSaleApply', { body: { ...play.wanted(order, wish), reason, pictures, totalFen } });
    },
    async decide(
      what: 'staffAfterSaleApprove' | 'staffAfterSaleReject' | 'staffAfterSaleReceive',
      { id }: Pick<AfterSale, 'id'>,
      note = '已核实',
    ): Promise<Reply> {
      return await (await play.staff()).call(what, { params: { id }, body: { note } });
    },
    async get(client: ShopClient, { id }: Pick<AfterSale, 'id'>): Promise<AfterSale> {
      return (await client.call('afterSaleGet', { params: { id } })).data as AfterSale;
    },
    order: (order: MadeOrder) => getOrder(db.read, order),
    lines: (order: MadeOrder) => listOrderLines(db.read, order),
    async stock(skuId: string) {
      return await db.read
        .selectFrom('stock_levels')
        .select(['on_hand', 'reserved', 'sold', 'available'])
        .where('sku_id', '=', skuId)
        .executeTakeFirstOrThrow();
    },
    async giveIntegral(client: ShopClient, amount: number): Promise<void> {
      const input = {
        userId: userIdOf(client),
        amount,
        cause: { kind: 'test', id: newId() },
        memo: '测试',
        now: clock(),
      };
      await db.transact((tx) => earnIntegral(tx, input));
    },
    async integral(client: ShopClient): Promise<number> {
      return (await readBalance(db.read, userAccount(userIdOf(client), 'integral'))).balance;
    },
    async wallet(client: ShopClient) {
      return (await client.call('walletGet')).data as { principalFen: number; bonusFen: number; availableFen: number };
    },
    async noticeTitles(client: ShopClient): Promise<string[]> {
      const { items } = (await client.call('noticeList')).data as { items: { title: string }[] };
      return items.map(({ title }) => title);
    },
  };
  return play;
}
