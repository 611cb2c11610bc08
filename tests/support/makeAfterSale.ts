import type { AfterSale } from '@jiwu/contract';
import type { ShopClient } from './createShopClient.ts';
import { type MadeOrder, makeOrder } from './makeOrder.ts';
import { uploadAs } from './uploadAs.ts';
import type { TestShop } from './startTestShop.ts';

interface Wish {
  readonly order?: MadeOrder;
  readonly kind?: 'refundOnly' | 'returnRefund';
  /** The first line's pieces unless given. */
  readonly lines?: readonly { readonly lineId: string; readonly pieces: number }[];
  readonly pictures?: readonly string[];
  readonly reason?: string;
}

/** A request of a signed-in user at the amount that the preview says; of an order that was sent unless one is given. */
export async function makeAfterSale(shop: TestShop, client: ShopClient, wish: Wish = {}): Promise<AfterSale> {
  const { kind = 'returnRefund', reason = 'notAsDescribed' } = wish;
  const order = wish.order ?? (await makeOrder(shop, client, { state: 'sent' }));
  const lines = wish.lines ?? order.lines.slice(0, 1).map(({ id, quantity }) => ({ lineId: id, pieces: quantity }));
  const pictures = wish.pictures ?? [await uploadAs(client)];
  const wanted = { orderId: order.id, kind, lines };
  const preview = await client.call('afterSalePreview', { body: wanted });
  if (!preview.flag) throw new Error(`no preview: ${preview.code} ${preview.msg}`);
  const { totalFen } = preview.data as AfterSale;
  const reply = await client.call('afterSaleApply', { body: { ...wanted, reason, pictures, totalFen } });
  if (!reply.flag) throw new Error(`no after-sale: ${reply.code} ${reply.msg}`);
  return reply.data as AfterSale;
}
