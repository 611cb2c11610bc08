import type { Answer, staffWootEndpoints } from '@jiwu/contract';
import { listCandidates } from '../../../modules/channels/woot/index.ts';
import {
  findLeadPictures,
  findProductTitles,
  findSkuLabels,
  findWeekLows,
  loadSkuFacts,
  lowestOrdinaryFen,
} from '../../../modules/goods/catalogue/index.ts';
import { listLevels } from '../../../modules/goods/stock/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Candidates = Answer<(typeof staffWootEndpoints)['staffWootCandidates']>;

/** Goods that wait for a day, with what the shop knows of them now. */
export async function describeCandidates(db: Reader, now: Date): Promise<Candidates> {
  const candidates = await listCandidates(db);
  const skuIds = candidates.map(({ skuId }) => skuId);
  const productIds = candidates.map(({ productId }) => productId);
  const [skus, titles, labels, pictures, lows, levels, names] = await Promise.all([
    loadSkuFacts(db, skuIds),
    findProductTitles(db, productIds),
    findSkuLabels(db, skuIds),
    findLeadPictures(db, productIds),
    findWeekLows(db, { skuIds, now }),
    listLevels(db, skuIds),
    listStaffNames(db, [...new Set(candidates.map(({ staffId }) => staffId))]),
  ]);
  return {
    items: candidates.map(({ skuId, productId, priceFen, note, staffId, createdAt }) => {
      const sku = skus.get(skuId);
      return {
        skuId,
        productId,
        title: titles.get(productId) ?? '',
        skuLabel: labels.get(skuId) ?? '',
        picture: pictures.get(productId) ?? null,
        priceFen,
        note,
        ordinaryFen: sku?.isOnSale ? lowestOrdinaryFen(sku, 1) : null,
        weekLowFen: lows.get(skuId) ?? null,
        available: levels.get(skuId)?.available ?? 0,
        byName: names.get(staffId) ?? '',
        createdAt: createdAt.toISOString(),
      };
    }),
  };
}
