import type { Answer, Contract } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { getClaim } from '../../../modules/channels/claims/index.ts';
import {
  asksOf,
  cardAt,
  getInspection,
  getLock,
  getUnit,
  listAcknowledged,
  listPhotos,
  scheduleOf,
  staticCardOf,
} from '../../../modules/channels/openBox/index.ts';
import { loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeInspection } from './describeInspection.ts';
import { describeLock } from './describeLock.ts';
import { describePhotos } from './describePhotos.ts';

type Page = Answer<Contract['openBoxLockGet']>;

/** A lock with what it holds and what is to be acknowledged, for the page that turns it into an order. */
export async function loadLock(
  db: Reader,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<Page> {
  const lock = await getLock(db, { userId, id });
  const key = { unitId: lock.unitId, no: lock.inspectionNo };
  const [claim, unit, inspection, photos, acknowledged] = await Promise.all([
    getClaim(db, { userId, id }),
    getUnit(db, lock.unitId),
    getInspection(db, key),
    listPhotos(db, [key]),
    listAcknowledged(db, { userId, lockIds: [id] }),
  ]);
  const sku = (await loadSkuFacts(db, [unit.skuId])).get(unit.skuId);
  assert(sku, `unit ${unit.id} is of a SKU`);
  const schedule = scheduleOf(unit);
  const card = cardAt(staticCardOf({ unit, inspection, photos, sku }), {
    schedule,
    frozen: { until: claim.deadline, priceFen: lock.priceFen },
    newFen: unit.referenceFen,
    listedAt: unit.listedAt ?? unit.createdAt,
    now,
  });
  const { serial, sourceWords } = unit;
  const { warrantyMonths } = inspection;
  return {
    ...describeLock(claim, lock),
    unit: { ...card, serial, startFen: lock.startFen, warrantyMonths, sourceWords },
    inspection: describeInspection(inspection),
    photos: describePhotos(photos),
    asks: asksOf(inspection),
    acknowledged: acknowledged.map((one) => one.key),
    now: now.toISOString(),
  };
}
