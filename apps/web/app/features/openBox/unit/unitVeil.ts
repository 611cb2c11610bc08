import { shanghaiMinute } from '../../../format/shanghaiDay.ts';
import type { Unit } from '../../../shared/openBox/Unit.ts';
import { veilWords } from '../../../shared/openBox/unitWords.ts';
import type { UnitStanding } from './unitStanding.ts';

interface Veil {
  readonly title: string;
  readonly text: string;
}

interface Facts {
  readonly unit: Pick<Unit, 'lockedUntil' | 'soldAt'>;
  readonly standing: UnitStanding;
}

type VeiledStanding = Extract<UnitStanding, 'locked' | 'sold' | 'away'>;

const veils: Readonly<Record<VeiledStanding, (unit: Facts['unit'], now: string) => Veil>> = {
  locked: ({ lockedUntil }, now) => ({
    title: '有人在付款',
    text: lockedUntil === null ? '' : veilWords(lockedUntil, now),
  }),
  sold: ({ soldAt }) => ({ title: '已售出', text: soldAt === null ? '' : shanghaiMinute(soldAt) }),
  away: () => ({ title: '现在不在售', text: '可能正在检测' }),
};

/** What lies over the photos of a unit that its viewer cannot buy; null where nothing does. */
export function unitVeil({ unit, standing }: Facts, now: string): Veil | null {
  const isVeiled = (one: UnitStanding): one is VeiledStanding => one in veils;
  return isVeiled(standing) ? veils[standing](unit, now) : null;
}
