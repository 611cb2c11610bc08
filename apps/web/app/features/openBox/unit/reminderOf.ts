import type { UnitCard } from '../../../shared/openBox/Unit.ts';
import type { ReminderOf } from '../openBoxCalls.ts';
import type { UnitStanding } from './unitStanding.ts';

const ofUnit: ReadonlySet<UnitStanding> = new Set(['free', 'locked', 'blocked']);
const ofProduct: ReadonlySet<UnitStanding> = new Set(['free', 'locked', 'blocked', 'sold', 'away']);

/** Of what the viewer can be told: a drop that is still to come, or another unit; nothing for what is theirs. */
export function reminderOf(standing: UnitStanding, { nextDrop }: Pick<UnitCard, 'nextDrop'>): ReminderOf | null {
  if (ofUnit.has(standing) && nextDrop !== null) return 'drop';
  return ofProduct.has(standing) ? 'listed' : null;
}
