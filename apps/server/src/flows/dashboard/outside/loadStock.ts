import { type Answer, rules, type staffDashboardEndpoints } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import {
  findLeadPictures,
  findProductTitles,
  findSkuCodes,
  findSkuLabels,
} from '../../../modules/goods/catalogue/index.ts';
import { listStockDays } from '../../../modules/goods/stock/index.ts';
import type { ShopServices } from '../../ShopServices.ts';

type Stock = NonNullable<Answer<(typeof staffDashboardEndpoints)['staffDashboard']>['stock']>;

const SHOWN = 6;
const WEEK_DAYS = 7;
const KEY = 'dashboard:stockDays';
const KEPT_SECONDS = 600;

/** What will be sold out soon. Reads the movements of a week, so it is reckoned once in ten minutes for everybody. */
export async function loadStock(services: ShopServices): Promise<Stock> {
  const { cacheRedis, log } = services;
  const kept = await cacheRedis.get(KEY).catch(() => null);
  if (kept !== null) return JSON.parse(kept) as Stock;
  const stock = await reckon(services);
  await cacheRedis.set(KEY, JSON.stringify(stock), 'EX', KEPT_SECONDS).catch((error: unknown) => {
    log.warn({ err: error }, 'the stock of the dashboard could not be kept');
  });
  return stock;
}

async function reckon({ db, clock }: ShopServices): Promise<Stock> {
  const now = clock();
  const since = new Date(now.getTime() - WEEK_DAYS * DAY_MS);
  const rows = await listStockDays(db.read, { since, days: rules.staff.stockWarningDays, limit: SHOWN });
  const skuIds = rows.map(({ skuId }) => skuId);
  const productIds = rows.map(({ productId }) => productId);
  const [codes, labels, pictures, titles] = await Promise.all([
    findSkuCodes(db.read, skuIds),
    findSkuLabels(db.read, skuIds),
    findLeadPictures(db.read, productIds),
    findProductTitles(db.read, productIds),
  ]);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ skuId, productId, available, sold }) => ({
      skuId,
      productId,
      title: titles.get(productId) ?? '',
      words: labels.get(skuId) ?? '',
      code: codes.get(skuId)?.code ?? '',
      picture: pictures.get(productId) ?? null,
      available,
      dailyHundredths: Math.round((sold * 100) / WEEK_DAYS),
      daysTenths: Math.floor((available * WEEK_DAYS * 10) / sold),
    })),
    reckonedAt: now.toISOString(),
  };
}
