import type { Answer, staffDashboardEndpoints } from '@jiwu/contract';
import {
  findLeadPictures,
  findProductTitles,
  findSkuCodes,
  findSkuLabels,
} from '../../../modules/goods/catalogue/index.ts';
import { countShort, listShort } from '../../../modules/goods/stock/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Stock = NonNullable<Answer<(typeof staffDashboardEndpoints)['staffDashboard']>['stock']>;

const SHOWN = 6;
const WEEK_DAYS = 7;

/** What will be sold out soon, as the hourly count says. */
export async function loadStock(db: Reader, now: Date): Promise<Stock> {
  const [rows, { total, countedAt }] = await Promise.all([
    listShort(db, { after: null, limit: SHOWN }),
    countShort(db),
  ]);
  const skuIds = rows.map(({ skuId }) => skuId);
  const productIds = rows.map(({ productId }) => productId);
  const [codes, labels, pictures, titles] = await Promise.all([
    findSkuCodes(db, skuIds),
    findSkuLabels(db, skuIds),
    findLeadPictures(db, productIds),
    findProductTitles(db, productIds),
  ]);
  return {
    total,
    items: rows.map(({ skuId, productId, available, weekSold, leftTenths }) => ({
      skuId,
      productId,
      title: titles.get(productId) ?? '',
      words: labels.get(skuId) ?? '',
      code: codes.get(skuId)?.code ?? '',
      picture: pictures.get(productId) ?? null,
      available,
      dailyHundredths: Math.round((weekSold * 100) / WEEK_DAYS),
      daysTenths: leftTenths ?? 0,
    })),
    reckonedAt: (countedAt ?? now).toISOString(),
  };
}
