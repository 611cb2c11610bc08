import { MINUTE_MS, newId } from '@jiwu/kernel';
import { rules } from '@jiwu/contract';
import { dropPrice } from '../../../apps/server/src/flows/openBox/dropPrice.ts';
import { listUnit } from '../../../apps/server/src/flows/openBox/listUnit.ts';
import { lockUnit } from '../../../apps/server/src/flows/openBox/lockUnit.ts';
import { releaseLapsed } from '../../../apps/server/src/flows/openBox/releaseLapsed.ts';
import { takeIn } from '../../../apps/server/src/flows/openBox/takeIn.ts';
import { writeOffUnit } from '../../../apps/server/src/flows/openBox/writeOffUnit.ts';
import { lapseClaims } from '../../../apps/server/src/modules/channels/claims/index.ts';
import { getUnit, subjectOf, type Unit } from '../../../apps/server/src/modules/channels/openBox/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import type { DemoBuyer } from '../channels/DemoBuyer.ts';
import type { DemoFate, DemoUnit } from './DemoUnit.ts';
import { gradeDemoUnit } from './gradeDemoUnit.ts';
import { returnDemoUnit } from './returnDemoUnit.ts';
import { sellDemoUnit } from './sellDemoUnit.ts';
import type { TakenPhoto } from './takePhotos.ts';
import { momentOf, unitTimes } from './unitTimes.ts';

interface UnitPlay {
  readonly demo: DemoUnit;
  readonly fate: DemoFate | undefined;
  readonly listedDaysAgo: number;
  readonly skuId: string;
  readonly serial: string;
  readonly photos: readonly TakenPhoto[];
  /** Of the second inspection, for one that came back. */
  readonly photosAgain: readonly TakenPhoto[];
  readonly staffId: string;
  readonly buyers: readonly [DemoBuyer, DemoBuyer];
  readonly now: Date;
}

/** Days that a thing that came back was on sale before. */
const LISTED_BEFORE = 2;

/** A thing from the day on which it came into the house until now, each step at its own time. */
export async function playUnit(tx: Tx, play: UnitPlay): Promise<void> {
  const { demo, fate, skuId, serial, photos, staffId, buyers, now } = play;
  const isBack = fate?.kind === 'returned';
  const listedDaysAgo = isBack ? fate.soldDaysAgo + LISTED_BEFORE : play.listedDaysAgo;
  const times = unitTimes(now, { listedDaysAgo, seed: serial });
  const { source, sourceWords } = demo;
  const wish = { staffId, skuId, serial, source, sourceWords, bookFen: null, now: times.takenInAt };
  const { unit } = await takeIn(tx, wish);
  if (fate?.kind === 'intake') return;
  const isUnfinished = fate?.kind === 'inspecting';
  const graded = await gradeDemoUnit(tx, { unit, finding: demo, photos, staffId, ...times, isUnfinished });
  if (isUnfinished || fate?.kind === 'graded') return;
  if (fate?.kind === 'writtenOff') {
    const words = { version: graded.version, reason: fate.words, now: times.listedAt };
    await writeOffUnit(tx, { staffId, id: unit.id, ...words });
    return;
  }
  await listUnit(tx, { staffId, id: unit.id, version: graded.version, now: times.listedAt });
  if (demo.lapsedDaysAgo !== undefined && demo.lapsedDaysAgo < listedDaysAgo) {
    const at = momentOf(now, { daysAgo: demo.lapsedDaysAgo, from: 19, until: 22, seed: `lapsed ${serial}` });
    await lapse(tx, { unit, buyer: buyers[1], at });
  }
  if (fate?.kind === 'sold') await sellDemoUnit(tx, { unit, buyer: buyers[0], at: soldAt(play, fate.daysAgo) });
  else if (isBack) await comeBack(tx, { ...play, unit, fate });
  if (fate?.kind !== 'sold') await dropPrice(tx, { id: unit.id, now });
}

function soldAt({ serial, now }: UnitPlay, daysAgo: number): Date {
  return momentOf(now, { daysAgo, from: 11, until: 22, seed: `sold ${serial}` });
}

/** Somebody took it and did not pay in time. */
async function lapse(
  tx: Tx,
  { unit, buyer, at }: { unit: Pick<Unit, 'id'>; buyer: DemoBuyer; at: Date },
): Promise<void> {
  await lockUnit(tx, { userId: buyer.userId, unitId: unit.id, requestKey: newId(), now: at });
  const subject = subjectOf(unit.id);
  const now = new Date(at.getTime() + rules.openBox.lockMinutes * MINUTE_MS);
  await lapseClaims(tx, { subject, now });
  await releaseLapsed(tx, { subject, now });
}

/** Sold, sent back, inspected again under the same serial, and listed at what it is worth by now. */
async function comeBack(
  tx: Tx,
  play: UnitPlay & { unit: Unit; fate: Extract<DemoFate, { kind: 'returned' }> },
): Promise<void> {
  const { unit, fate, photosAgain: photos, staffId, buyers, now } = play;
  const paidAt = soldAt(play, fate.soldDaysAgo);
  const order = await sellDemoUnit(tx, { unit, buyer: buyers[0], at: paidAt });
  await returnDemoUnit(tx, { order, complaint: fate.complaint, staffId, soldAt: paidAt });
  const times = unitTimes(now, { listedDaysAgo: play.listedDaysAgo, seed: `${play.serial} again` });
  const back = await getUnit(tx, unit.id);
  const graded = await gradeDemoUnit(tx, { unit: back, finding: fate.again, photos, staffId, ...times });
  await listUnit(tx, { staffId, id: unit.id, version: graded.version, now: times.listedAt });
}
