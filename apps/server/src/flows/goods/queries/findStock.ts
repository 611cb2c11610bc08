import { findByWords, listSkuIdsOf, listSkuRows } from '../../../modules/goods/catalogue/index.ts';
import { findIdsByKeyword } from '../../../modules/goods/search/index.ts';
import { listShort, listStock } from '../../../modules/goods/stock/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** SKUs that the words of a search show; who looks for one types more of it. */
const MOST_FOUND = 200;
const MOST_PRODUCTS = 50;

/** The stock of what staff look for, by code, title or number; what never came in stands there with nothing. */
export async function findStock(db: Reader, searching: Reader, words: string) {
  const byWords = await findByWords(db, { words, limit: MOST_PRODUCTS });
  const byTitle = await findIdsByKeyword(searching, {
    keyword: words,
    categoryId: null,
    brandId: null,
    limit: MOST_PRODUCTS,
  });
  const productIds = [...new Set([...byWords, ...byTitle])].slice(0, MOST_PRODUCTS);
  const skuIds = await listSkuIdsOf(db, { productIds, limit: MOST_FOUND });
  const stocked = new Map((await listStock(db, skuIds)).map((row) => [row.skuId, row]));
  const rows = await listSkuRows(db, skuIds);
  return skuIds.flatMap((skuId) => {
    const sku = rows.get(skuId);
    return sku ? [{ ...(stocked.get(skuId) ?? { ...nothing, skuId }), ...sku }] : [];
  });
}

const nothing = { onHand: 0, reserved: 0, available: 0, costHundredths: null, weekSold: 0, leftTenths: null };

/** A page of what runs short, with what staff call it. */
export async function pageShort(
  db: Reader,
  asked: { after: { leftTenths: number; skuId: string } | null; limit: number },
) {
  const found = await listShort(db, asked);
  const rows = await listSkuRows(
    db,
    found.map(({ skuId }) => skuId),
  );
  return found.flatMap((row) => {
    const sku = rows.get(row.skuId);
    return sku ? [{ ...row, ...sku }] : [];
  });
}
