import { useEffect, useEffectEvent } from 'react';
import type { Unit, UnitLock } from '../../../shared/openBox/Unit.ts';
import { standingWords } from './standingWords.ts';
import { useLocking } from './useLocking.ts';
import type { OwnOpenBox } from './useMyOpenBox.ts';
import { useOwnOrder } from './useOwnOrder.ts';
import { ownLock, type UnitStanding, unitStanding } from './unitStanding.ts';

export interface UnitView extends OwnOpenBox {
  readonly unit: Unit;
  readonly standing: UnitStanding;
  /** One sentence on how it stands. */
  readonly words: string;
  readonly own: UnitLock | null;
  /** The viewer's own order of a unit that is sold. */
  readonly orderId: string | null;
  readonly locking: ReturnType<typeof useLocking>;
}

/** A unit as it stands for its viewer. */
export function useUnitView(unit: Unit, mine: OwnOpenBox, now: string): UnitView {
  const facts = { unit, mine: mine.mine };
  const standing = unitStanding(facts);
  const own = ownLock(facts);
  const orderId = useOwnOrder(unit.id, standing === 'sold');
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
    orderId,
    words: orderId === null ? standingWords(standing, { unit, own, now }) : '这一件是您买的，档案和物流都在订单里。',
    locking: useLocking(unit, mine.refresh),
  };
}
