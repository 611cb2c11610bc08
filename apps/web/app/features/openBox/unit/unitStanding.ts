import type { MyOpenBox, Unit, UnitLock } from '../../../shared/openBox/Unit.ts';

/**
 * free: it can be locked. held: locked by the viewer, to be ordered. ordered: to be paid by the viewer. bought: the viewer's own.
 * locked: someone else is paying. blocked: the viewer may lock nothing today. sold: gone
 * to someone else. away: not on sale for another reason.
 */
export type UnitStanding = 'free' | 'held' | 'ordered' | 'bought' | 'locked' | 'blocked' | 'sold' | 'away';

interface Facts {
  readonly unit: Pick<Unit, 'id' | 'state' | 'lockedUntil'>;
  readonly mine: Pick<MyOpenBox, 'locks' | 'blockedUntil'> | null;
}

/** The viewer's own lock of a unit that matters now. */
export function ownLock({ unit, mine }: Facts): UnitLock | null {
  const locks = mine?.locks.filter(({ unitId }) => unitId === unit.id) ?? [];
  return (
    locks.find(({ state }) => state === 'held' || state === 'ordered') ??
    locks.find(({ state }) => state === 'bought') ??
    null
  );
}

/** How a unit stands for its viewer. What is theirs comes before what everyone sees. */
export function unitStanding({ unit, mine }: Facts): UnitStanding {
  const own = ownLock({ unit, mine });
  if (unit.state === 'listed') {
    if (own?.state === 'held' || own?.state === 'ordered') return own.state;
    if (unit.lockedUntil !== null) return 'locked';
    return mine?.blockedUntil ? 'blocked' : 'free';
  }
  if (unit.state === 'sold') return own?.state === 'bought' ? 'bought' : 'sold';
  return 'away';
}
