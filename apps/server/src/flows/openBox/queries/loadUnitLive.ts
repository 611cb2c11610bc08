import type { UnitLive } from '@jiwu/contract';
import {
  findLastPrice,
  getShownUnit,
  priceAt,
  scheduleOf,
  type Unit,
} from '../../../modules/channels/openBox/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { findFrozen } from './findFrozen.ts';

/** What the public channel `unit:<id>` pushes to every viewer, guests too. */
export async function loadUnitLive(db: Reader, { id, now }: { id: string; now: Date }): Promise<UnitLive> {
  const unit = await getShownUnit(db, id);
  const frozen = await findFrozen(db, unit);
  return {
    state: unit.state,
    ...(await offerOf(db, { unit, frozenFen: frozen?.priceFen ?? null, now })),
    lockedUntil: frozen?.until.toISOString() ?? null,
  };
}

/** A unit that is not on sale costs what it last cost, and falls no more. */
async function offerOf(
  db: Reader,
  { unit, frozenFen, now }: { unit: Unit; frozenFen: number | null; now: Date },
): Promise<Pick<UnitLive, 'priceFen' | 'nextDrop'>> {
  if (unit.state !== 'listed') {
    return { priceFen: unit.soldFen ?? (await findLastPrice(db, unit.id)), nextDrop: null };
  }
  const { priceFen, nextDrop } = priceAt({ schedule: scheduleOf(unit), frozen: null, now });
  return { priceFen: frozenFen ?? priceFen, nextDrop };
}
