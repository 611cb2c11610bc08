import { rules } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { addToSupply, openSupply } from '../../modules/channels/claims/index.ts';
import {
  addToSearch,
  changeUnit,
  firstDropAt,
  holdVersion,
  listPhotos,
  placesMissing,
  recordPrice,
  subjectOf,
  takeUnitReminders,
  type Unit,
} from '../../modules/channels/openBox/index.ts';
import { publishShopFiles } from '../../modules/content/files/index.ts';
import { addNotices } from '../../modules/content/notices/index.ts';
import { findWeekLows, loadSkuFacts } from '../../modules/goods/catalogue/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { UnitChange } from './UnitChange.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly now: Date;
}

/** A unit is on offer until it is sold or withdrawn; its supply knows no other end. */
const NO_END = new Date('9999-12-31T00:00:00Z');
/** Who sent it back may buy it again: that there is one of it is limit enough. */
const PER_USER = 99;

/** 上架: its photos can be seen by everyone, its price begins to fall, and whoever waited for one of its product is told. */
export async function listUnit(tx: Tx, { staffId, id, version, now }: Input): Promise<UnitChange> {
  const { unit, supply } = await holdVersion(tx, { id, version });
  if (unit.state !== 'graded') throw new ShopError('UNIT_CHANGED');
  if (!unit.terms) throw new ShopError('UNIT_PRICE_MISSING');
  const photos = await listPhotos(tx, [{ unitId: id, no: unit.inspectionNo }]);
  if (placesMissing(photos).length > 0) throw new ShopError('UNIT_PHOTOS_MISSING');
  const subject = subjectOf(id);
  if (supply) assert(await addToSupply(tx, { subject, pieces: 1, now }), `unit ${id} can be claimed again`);
  else {
    const holdSeconds = rules.openBox.lockMinutes * 60;
    await openSupply(tx, { subject, allocated: 1, perUser: PER_USER, holdSeconds, opensAt: now, closesAt: NO_END });
  }
  const { startFen: priceFen, floorFen, everyDays } = unit.terms;
  const lows = await findWeekLows(tx, { skuIds: [unit.skuId], now });
  const set = {
    listed_at: now,
    shown_inspection_no: unit.inspectionNo,
    first_drop_at: firstDropAt(now, everyDays),
    price_fen: priceFen,
    drops: 0,
    reference_fen: lows.get(unit.skuId) ?? null,
    reference_at: now,
  };
  const by = { kind: 'staff', id: staffId } as const;
  const facts = { priceFen, ...(unit.grade ? { grade: unit.grade } : {}) };
  const listed = await changeUnit(tx, { unit, step: 'listed', by, facts, set, now });
  await recordPrice(tx, { unitId: id, priceFen, floorFen, drops: 0, cause: 'listed', at: now });
  await publishShopFiles(
    tx,
    photos.map(({ publicId }) => publicId),
  );
  await addToSearch(tx, listed);
  await tellOfListed(tx, listed, now);
  return { unit: listed, before: unit, after: listed };
}

async function tellOfListed(tx: Tx, { id, productId, skuId, grade, priceFen }: Unit, now: Date): Promise<void> {
  const userIds = await takeUnitReminders(tx, { kind: 'listed', targetId: productId });
  if (userIds.length === 0 || grade === null || priceFen === null) return;
  const productTitle = (await loadSkuFacts(tx, [skuId])).get(skuId)?.title ?? '';
  const facts = { productTitle, grade, priceFen };
  const link = { kind: 'unit', id } as const;
  await addNotices(tx, { userIds, kind: 'unitListed', facts, cause: `${id}:${now.toISOString()}`, link, now });
}
