import type { Answer, Contract } from '@jiwu/contract';
import type { WaitingReturn } from '../../../modules/channels/openBox/index.ts';
import { loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import { listLevels } from '../../../modules/goods/stock/index.ts';
import { listAfterSalesById } from '../../../modules/trade/afterSale/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Row = Answer<Contract['staffUnitReturnedList']>['items'][number];

/** Pieces that wait to be taken in, with what they are, why they came back and what a new one costs. */
export async function describeReturned(db: Reader, waiting: readonly WaitingReturn[]): Promise<Row[]> {
  const skuIds = waiting.map(({ skuId }) => skuId);
  const [skus, levels, requests] = await Promise.all([
    loadSkuFacts(db, skuIds),
    listLevels(db, skuIds),
    listAfterSalesById(db, { ids: waiting.map(({ afterSaleId }) => afterSaleId) }),
  ]);
  const requestOf = new Map(requests.map((request) => [request.id, request]));
  return waiting.flatMap(({ afterSaleId, skuId, pieces, taken, receivedAt }) => {
    const sku = skus.get(skuId);
    const request = requestOf.get(afterSaleId);
    if (!sku || !request) return [];
    return {
      afterSaleId,
      orderNo: request.orderNo,
      skuId,
      productId: sku.productId,
      title: sku.title,
      skuLabel: sku.skuLabel,
      picture: sku.picture,
      pieces,
      taken,
      reason: request.reason,
      description: request.description,
      receivedAt: receivedAt.toISOString(),
      costHundredths: levels.get(skuId)?.costHundredths ?? null,
    };
  });
}
