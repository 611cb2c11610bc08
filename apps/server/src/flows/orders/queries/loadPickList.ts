import type { Answer, staffDispatchEndpoints } from '@jiwu/contract';
import { findSkuCodes } from '../../../modules/goods/catalogue/index.ts';
import { findStaffOrdersByNo, type OrderKinds } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeStaffOrders } from './describeStaffOrders.ts';

type PickList = Answer<(typeof staffDispatchEndpoints)['staffDispatchPickList']>;

/** What has to be taken from the shelves for some orders: by SKU, and for which order how many. */
export async function loadPickList(db: Reader, nos: readonly string[], kinds: OrderKinds): Promise<PickList> {
  const found = await findStaffOrdersByNo(db, nos);
  const orders = await describeStaffOrders(db, [...found.values()], kinds);
  const picks = orders
    .filter(({ state }) => state === 'awaitingDispatch')
    .flatMap(({ no, piece, lines }) => lines.map((line) => ({ no, piece, ...line })))
    .filter(({ unsentQuantity }) => unsentQuantity > 0);
  const codes = await findSkuCodes(
    db,
    picks.map(({ skuId }) => skuId),
  );
  const bySku = Map.groupBy(picks, ({ skuId }) => skuId);
  const items = [...bySku].flatMap(([skuId, own]) => {
    const [first] = own;
    if (!first) return [];
    const { title, skuLabel, picture } = first;
    return {
      skuId,
      code: codes.get(skuId)?.code ?? '',
      title,
      skuLabel,
      picture,
      quantity: own.reduce((sum, { unsentQuantity }) => sum + unsentQuantity, 0),
      orders: own.map(({ no, unsentQuantity, piece }) => ({ no, quantity: unsentQuantity, piece })),
    };
  });
  return {
    orders: new Set(picks.map(({ no }) => no)).size,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    items: items.toSorted((a, b) => a.code.localeCompare(b.code)),
  };
}
