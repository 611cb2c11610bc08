import { type Answer, type Contract, rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { countEnded, listSlotted } from '../../../modules/channels/claims/index.ts';
import { listLocks, listUnitReminders, UNIT } from '../../../modules/channels/openBox/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { startOfDay } from '../../startOfDay.ts';
import { describeLock } from './describeLock.ts';

type Mine = Answer<Contract['openBoxMine']>;

/** What a user has locked, is to be told of, and whether they may lock more today. */
export async function loadMyLocks(db: Reader, { userId, now }: { userId: string; now: Date }): Promise<Mine> {
  const { freeSeconds, lapsedPerDay } = rules.openBox;
  const since = startOfDay(now);
  const [claims, reminders, ended] = await Promise.all([
    listSlotted(db, { userId, kind: UNIT }),
    listUnitReminders(db, userId),
    countEnded(db, { userId, kind: UNIT, since, freeSeconds }),
  ]);
  const locks = await listLocks(db, { userId, ids: claims.map(({ id }) => id) });
  const of = (kind: (typeof rules.openBox.reminders)[number]) =>
    reminders.filter((one) => one.kind === kind).map(({ targetId }) => targetId);
  return {
    locks: claims.flatMap((claim) => {
      const lock = locks.find(({ id }) => id === claim.id);
      return lock ? describeLock(claim, lock) : [];
    }),
    reminded: { drop: of('drop'), listed: of('listed') },
    blockedUntil: ended >= lapsedPerDay ? new Date(since.getTime() + DAY_MS).toISOString() : null,
    now: now.toISOString(),
  };
}
