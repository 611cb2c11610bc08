import type { MyOpenBox, Unit, UnitLock } from '../../../shared/openBox/Unit.ts';

/**
 * free: it can be locked. held: locked by the viewer, to be ordered. ordered: to be paid by the viewer. locked: someone else is
 * paying. blocked: the viewer may lock nothing today. sold: it has its buyer. away: not on sale for another reason.
 */
export type UnitStanding = 'free' | 'held' | 'ordered' | 'locked' | 'blocked' | 'sold' | 'away';

interface Facts {
  readonly unit: Pick<Unit, 'id' | 'state' | 'lockedUntil'>;
  readonly mine: Pick<MyOpenBox, 'locks' | 'blockedUntil'> | null;
}

/** The viewer's own lock of a unit, as long as it holds. */
export function ownLock({ unit, mine }: Facts): (UnitLock & { readonly state: 'held' | 'ordered' }) | null {
  for (const lock of mine?.locks ?? []) {
    const { unitId, state } = lock;
    if (unitId === unit.id && (state === 'held' || state === 'ordered')) return { ...lock, state };
  }
  return null;
}

/** How a unit stands for its viewer. What is theirs comes before what everyone sees. */
export function unitStanding({ unit, mine }: Facts): UnitStanding {
  if (unit.state !== 'listed') return unit.state === 'sold' ? 'sold' : 'away';
  const own = ownLock({ unit, mine });
  if (own) return own.state;
  if (unit.lockedUntil !== null) return 'locked';
  return mine?.blockedUntil ? 'blocked' : 'free';
}
