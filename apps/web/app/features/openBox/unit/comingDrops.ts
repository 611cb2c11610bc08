import { nextDrop } from '@jiwu/pricing/unitPrice';
import type { Unit, UnitLive } from '../../../shared/openBox/Unit.ts';

/** Every drop from the next one down to the floor, as the schedule has them; none at the floor, or when it is not on sale. */
export function comingDrops(
  schedule: Unit['schedule'],
  { state, nextDrop: next }: Pick<UnitLive, 'state' | 'nextDrop'>,
): { at: string; priceFen: number }[] {
  if (state !== 'listed' || next === null) return [];
  const rule = { ...schedule, firstDropAt: new Date(schedule.firstDropAt) };
  const fromMs = Date.parse(next.at);
  const drops: { at: string; priceFen: number }[] = [];
  for (let no = 0, drop = nextDrop(rule, no); drop !== null; no += 1, drop = nextDrop(rule, no)) {
    if (drop.at.getTime() >= fromMs) drops.push({ at: drop.at.toISOString(), priceFen: drop.priceFen });
  }
  return drops;
}
