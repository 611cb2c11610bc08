import type { Answer, Contract } from '@jiwu/contract';
import { listNextBack } from '../../../modules/channels/claims/index.ts';
import { UNIT, type Unit } from '../../../modules/channels/openBox/index.ts';
import { loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type StaffRow = Answer<Contract['staffUnitList']>['items'][number];

export async function describeStaffUnits(db: Reader, units: readonly Unit[]): Promise<StaffRow[]> {
  const [skus, back] = await Promise.all([
    loadSkuFacts(
      db,
      units.map(({ skuId }) => skuId),
    ),
    listNextBack(db, { kind: UNIT, ids: units.map(({ id }) => id) }),
  ]);
  return units.map((unit) => {
    const { id, no, skuId, productId, serial, state, version, source, sourceWords, afterSaleId, bookFen } = unit;
    const { grade, headline, warrantyMonths, createdAt, priceFen } = unit;
    const sku = skus.get(skuId);
    return {
      ...{ id, no, skuId, productId, serial, state, version, source, sourceWords, afterSaleId, bookFen },
      title: sku?.title ?? '',
      skuLabel: sku?.skuLabel ?? '',
      ...{ grade, headline, warrantyMonths, priceFen },
      createdAt: createdAt.toISOString(),
      lockedUntil: back.get(id)?.toISOString() ?? null,
    };
  });
}
