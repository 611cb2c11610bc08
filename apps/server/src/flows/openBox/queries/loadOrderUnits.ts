import type { Answer, Contract } from '@jiwu/contract';
import {
  type Acknowledged,
  asksOf,
  describePassport,
  type Inspection,
  isAllAcknowledged,
  listAcknowledged,
  listInspections,
  listLocks,
  listPassports,
  listPhotos,
  listUnits,
  type Lock,
  type Photo,
  type Unit,
} from '../../../modules/channels/openBox/index.ts';
import { listOrderLinesOf, listOrders } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeInspection } from './describeInspection.ts';
import { describePhotos } from './describePhotos.ts';

type Panel = Answer<Contract['openBoxOrders']>['items'][number];

interface Input {
  readonly userId: string;
  readonly orderIds: readonly string[];
  readonly now: Date;
}

/** The panels of a user's open-box orders: eight statements, however many there are. */
export async function loadOrderUnits(db: Reader, { userId, orderIds, now }: Input): Promise<Panel[]> {
  const kinds = ['openBox'] as const;
  const orders = await listOrders(db, { userId, kinds, ids: orderIds, reviewDays: 0, limit: orderIds.length, now });
  const lockIds = orders.flatMap(({ subjectId }) => subjectId ?? []);
  const [locks, acknowledged, lines] = await Promise.all([
    listLocks(db, { userId, ids: lockIds }),
    listAcknowledged(db, { userId, lockIds }),
    listOrderLinesOf(db, { userIds: [userId], orderIds: orders.map(({ id }) => id) }),
  ]);
  const returned = new Set(lines.filter((line) => line.returnedQuantity > 0).map(({ orderId }) => orderId));
  const units = await listUnits(
    db,
    locks.map(({ unitId }) => unitId),
  );
  // As it was locked, and as it was found after it came back.
  const keys = locks.flatMap(({ unitId, inspectionNo: no }) => [
    { unitId, no },
    { unitId, no: no + 1 },
  ]);
  const [inspections, photos, passports] = await Promise.all([
    listInspections(db, keys),
    listPhotos(db, keys),
    listPassports(db, [...units.keys()]),
  ]);
  return orders.flatMap((order) => {
    const lock = locks.find(({ id }) => id === order.subjectId);
    const unit = lock && units.get(lock.unitId);
    if (!lock || !unit) return [];
    const find = (no: number) => inspections.find((one) => one.unitId === unit.id && one.no === no);
    const inspection = find(lock.inspectionNo);
    if (!inspection) return [];
    const again = returned.has(order.id) ? find(lock.inspectionNo + 1) : undefined;
    return describePanel({
      orderId: order.id,
      lock,
      unit,
      inspection,
      again: again?.finishedAt ? again : null,
      photos: photos.filter((one) => one.unitId === unit.id && one.inspectionNo === lock.inspectionNo),
      ticked: acknowledged.filter(({ lockId }) => lockId === lock.id),
      passport: passports.filter(({ unitId }) => unitId === unit.id),
    });
  });
}

interface Facts {
  readonly orderId: string;
  readonly lock: Lock;
  readonly unit: Unit;
  readonly inspection: Inspection;
  readonly again: Inspection | null;
  readonly photos: readonly Photo[];
  readonly ticked: readonly Acknowledged[];
  readonly passport: Parameters<typeof describePassport>[0];
}

function describePanel({ orderId, lock, unit, inspection, again, photos, ticked, passport }: Facts): Panel {
  const isAll = isAllAcknowledged(lock, ticked.length);
  const asks = asksOf(inspection);
  return {
    orderId,
    unitId: unit.id,
    no: unit.no,
    serial: unit.serial,
    headline: inspection.headline,
    grade: lock.grade,
    priceFen: lock.priceFen,
    startFen: lock.startFen,
    lockedAt: lock.lockedAt.toISOString(),
    warrantyMonths: inspection.warrantyMonths,
    photos: describePhotos(photos),
    inspection: describeInspection(inspection),
    asked: lock.asked,
    acknowledged: ticked.map(({ key, kind, text, version, at }) => ({
      key,
      kind,
      photoId: asks.find((one) => one.key === key)?.photoId ?? null,
      text,
      version,
      at: at.toISOString(),
    })),
    isAllAcknowledged: isAll,
    shopPaysReturn: isAll,
    passport: describePassport(passport),
    found: again?.grade
      ? {
          words: again.foundWords,
          grade: again.grade,
          priceFen: unit.state === 'listed' && unit.inspectionNo === again.no ? unit.priceFen : null,
          at: (again.finishedAt ?? again.startedAt).toISOString(),
        }
      : null,
    state: unit.state,
  };
}
