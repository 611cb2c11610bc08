import type { Answer, staffDrawEndpoints } from '@jiwu/contract';
import {
  type DrawPeriod,
  type DrawPrize,
  listPrizesOf,
  prizeWorthFen,
} from '../../../modules/promotion/draws/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describePeriod } from './describePeriod.ts';

type StaffPeriod = Answer<(typeof staffDrawEndpoints)['staffDrawList']>['items'][number];

/** Periods with what they have given so far. */
export async function describeStaffPeriods(
  db: Reader,
  { periods, now }: { periods: readonly DrawPeriod[]; now: Date },
): Promise<StaffPeriod[]> {
  const ids = periods.map(({ id }) => id);
  const prizes = await listPrizesOf(db, ids);
  return periods.map((period) => describeStaffPeriod(period, { prizes: prizes.get(period.id) ?? [], now }));
}

/** Each draw has won exactly one prize, blanks included: their counts are those of the draws. */
export function describeStaffPeriod(
  period: DrawPeriod,
  { prizes, now }: { prizes: readonly DrawPrize[]; now: Date },
): StaffPeriod {
  const real = prizes.filter(({ kind }) => kind !== 'nothing');
  return {
    ...describePeriod(period),
    state: stateOf(period, now),
    prizeCount: prizes.length,
    draws: sum(prizes.map(({ won }) => won)),
    won: sum(real.map(({ won }) => won)),
    givenFen: sum(real.map((prize) => prize.won * prizeWorthFen(prize))),
  };
}

function stateOf({ startsAt, endsAt }: DrawPeriod, now: Date): StaffPeriod['state'] {
  if (endsAt <= now) return 'over';
  return startsAt > now ? 'upcoming' : 'running';
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
