import { useEffect, useEffectEvent } from 'react';
import type { Unit, UnitLock } from '../../../shared/openBox/Unit.ts';
import { standingWords } from './standingWords.ts';
import { useLocking } from './useLocking.ts';
import type { OwnOpenBox } from './useMyOpenBox.ts';
import { ownLock, type UnitStanding, unitStanding } from './unitStanding.ts';

export interface UnitView extends OwnOpenBox {
  readonly unit: Unit;
  readonly standing: UnitStanding;
  /** One sentence on how it stands. */
  readonly words: string;
  readonly own: UnitLock | null;
  readonly locking: ReturnType<typeof useLocking>;
}

/** A unit as it stands for its viewer. */
export function useUnitView(unit: Unit, mine: OwnOpenBox, now: string): UnitView {
  const facts = { unit, mine: mine.mine };
  const standing = unitStanding(facts);
  const own = ownLock(facts);
  // What has changed may be the viewer's own: their time is over, or it was paid in another tab.
  const hear = useEffectEvent((_news: Pick<Unit, 'state' | 'lockedUntil'>) => {
    if (own !== null) mine.refresh();
  });
  const { state, lockedUntil } = unit;
  useEffect(() => hear({ state, lockedUntil }), [state, lockedUntil]);

  return {
    ...mine,
    unit,
    standing,
    own,
    words: standingWords(standing, { unit, own, now }),
    locking: useLocking(unit, mine.refresh),
  };
}
