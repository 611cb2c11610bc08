import { assert } from '@jiwu/kernel';
import { dropDueAt, unitPriceAt } from '@jiwu/pricing';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { followPrice } from '../search/searchRows.ts';
import { changeUnit } from '../units/changeUnit.ts';
import { scheduleOf, type Unit } from '../units/Unit.ts';
import { recordPrice } from './prices.ts';
import { tellOfDrop } from './tellOfDrop.ts';

interface Input {
  /** On sale, held by the caller, and locked by nobody. */
  readonly unit: Unit;
  /** It stood still until now: the drops of that time happen together, now. Otherwise each happened when it was due. */
  readonly stoodStill: boolean;
  readonly now: Date;
}

/** Writes down the drops that are due, so that the price is what the rule says at this moment. Answers the unit as it is then. */
export async function catchUpPrice(tx: Tx, { unit, stoodStill, now }: Input): Promise<Unit> {
  const schedule = scheduleOf(unit);
  const due = unitPriceAt(schedule, now);
  let fallen = unit;
  while (fallen.drops < due.drops) {
    const drops = stoodStill ? due.drops : fallen.drops + 1;
    const at = stoodStill ? now : dropDueAt(schedule, drops);
    const { priceFen } = unitPriceAt(schedule, dropDueAt(schedule, drops));
    fallen = await dropTo(tx, { unit: fallen, drops, priceFen, at, now });
  }
  assert(fallen.priceFen === due.priceFen, `unit ${unit.id} costs what its rule says`);
  if (fallen === unit) return unit;
  await followPrice(tx, fallen);
  await tellOfDrop(tx, { unit: fallen, now });
  return fallen;
}

async function dropTo(
  tx: Tx,
  { unit, drops, priceFen, at, now }: { unit: Unit; drops: number; priceFen: number; at: Date; now: Date },
): Promise<Unit> {
  const { floorFen } = scheduleOf(unit);
  assert(unit.priceFen !== null, `unit ${unit.id} has a price`);
  const facts = { drops, fromFen: unit.priceFen, priceFen };
  const set = { price_fen: priceFen, drops };
  const fallen = await changeUnit(tx, { unit, step: 'dropped', by: { kind: 'shop' }, facts, set, at, now });
  await recordPrice(tx, { unitId: unit.id, priceFen, floorFen, drops, cause: 'dropped', at });
  return fallen;
}
