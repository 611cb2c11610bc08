import { nextDrop, unitPriceAt } from '@jiwu/pricing/unitPrice';
import type { Unit, UnitLive } from '../../../shared/openBox/Unit.ts';

/**
 * What a unit costs now. By the rule of its schedule where a drop is due that nobody has told of yet; while someone is paying, and
 * when it is not on sale, the price stands still as the shop says it.
 */
export function unitNow(
  live: Pick<UnitLive, 'state' | 'priceFen' | 'nextDrop' | 'lockedUntil'>,
  { schedule, isDropDue }: { schedule: Unit['schedule']; isDropDue: boolean },
): Pick<UnitLive, 'priceFen' | 'nextDrop'> {
  const { state, priceFen, lockedUntil } = live;
  if (!isDropDue || live.nextDrop === null || state !== 'listed' || lockedUntil !== null) {
    return { priceFen, nextDrop: live.nextDrop };
  }
  const rule = { ...schedule, firstDropAt: new Date(schedule.firstDropAt) };
  const stepped = unitPriceAt(rule, new Date(live.nextDrop.at));
  const next = nextDrop(rule, stepped.drops);
  return {
    priceFen: stepped.priceFen,
    nextDrop: next && { at: next.at.toISOString(), priceFen: next.priceFen },
  };
}
