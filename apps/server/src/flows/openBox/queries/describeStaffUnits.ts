import type { Answer, Contract } from '@jiwu/contract';
import { listNextBack } from '../../../modules/channels/claims/index.ts';
import { listInspections, UNIT, type Unit } from '../../../modules/channels/openBox/index.ts';
import { loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type StaffRow = Answer<Contract['staffUnitList']>['items'][number];

export async function describeStaffUnits(db: Reader, units: readonly Unit[]): Promise<StaffRow[]> {
  const [skus, back, inspections] = await Promise.all([
    loadSkuFacts(
      db,
      units.map(({ skuId }) => skuId),
    ),
    listNextBack(db, { kind: UNIT, ids: units.map(({ id }) => id) }),
    listInspections(
      db,
      units.map(({ id, inspectionNo }) => ({ unitId: id, no: inspectionNo })),
    ),
  ]);
  const said = new Map(
    inspections.map(({ unitId, headline, warrantyMonths }) => [unitId, { headline, warrantyMonths }]),
  );
  return units.map(({ id, createdAt, ...unit }) => ({
    id,
    no: unit.no,
    skuId: unit.skuId,
    productId: unit.productId,
    title: skus.get(unit.skuId)?.title ?? '',
    skuLabel: skus.get(unit.skuId)?.skuLabel ?? '',
    serial: unit.serial,
    state: unit.state,
    version: unit.version,
    source: unit.source,
    sourceWords: unit.sourceWords,
    afterSaleId: unit.afterSaleId,
    bookFen: unit.bookFen,
    grade: unit.grade,
    headline: said.get(id)?.headline ?? '',
    warrantyMonths: said.get(id)?.warrantyMonths ?? null,
    priceFen: unit.priceFen,
    createdAt: createdAt.toISOString(),
    lockedUntil: back.get(id)?.toISOString() ?? null,
  }));
}
