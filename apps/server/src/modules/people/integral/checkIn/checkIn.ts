import { assert, businessDay } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { lockBalance } from '../../../money/ledger/index.ts';
import { earnIntegral } from '../earnIntegral.ts';
import { integralOf } from '../integralCauses.ts';
import { sumOpenLots } from '../sumOpenLots.ts';
import { checkInGives } from './checkInGives.ts';
import { type CheckInRow, listCheckIns } from './checkInQueries.ts';
import { dayAfter } from './dayAfter.ts';

interface Input {
  readonly userId: string;
  readonly now: Date;
}

/** Checks in today. A second check-in on the same day, even a simultaneous one, returns the first one's result. */
export async function checkIn(tx: Tx, input: Input): Promise<CheckInRow & { readonly available: number }> {
  const day = businessDay(input.now);
  // Locked first: a check-in just after midnight must see yesterday's, which may still be uncommitted.
  await lockBalance(tx, integralOf(input.userId));
  const find = async () => await listCheckIns(tx, { ...input, from: dayAfter(day, -1), until: dayAfter(day, 1) });
  const known = await find();
  if (known.at(-1)?.day !== day) await addCheckIn(tx, { ...input, day, streak: (known[0]?.streak ?? 0) + 1 });
  const row = known.at(-1)?.day === day ? known.at(-1) : (await find()).at(-1);
  assert(row?.day === day, 'who checked in has a row');
  return { ...row, available: await sumOpenLots(tx, input) };
}

async function addCheckIn(
  tx: Tx,
  { userId, day, streak, now }: Input & { day: string; streak: number },
): Promise<void> {
  const integral = checkInGives(streak);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('check_ins')
    .values({ user_id: userId, day, streak, integral, checked_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  // A cause is one of the whole shop: the day alone would be everyone's.
  const cause = { kind: 'checkIn', id: `${userId}:${day}` };
  await earnIntegral(tx, { userId, amount: integral, cause, memo: `签到第 ${streak} 天`, now });
}
