import type { StaffSupportThread } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { listUserProfiles } from '../../../modules/people/identity/index.ts';
import { claimsSince, type Thread } from '../../../modules/content/support/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { loadMessages } from './loadMessages.ts';

type Row = Omit<StaffSupportThread, 'messages' | 'earlier'>;

/** Threads as lists of staff show them, each beside the thread itself. */
export async function describeThreads<T extends Thread>(
  db: Reader,
  threads: readonly T[],
  now: Date,
): Promise<{ of: T; shown: Row }[]> {
  const [profiles, names] = await Promise.all([
    listUserProfiles(
      db,
      threads.map(({ userId }) => userId),
    ),
    listStaffNames(db, [...new Set(threads.flatMap(({ claim }) => claim?.staffId ?? []))]),
  ]);
  return threads.map((of) => {
    const { name = '', level = '' } = profiles.get(of.userId) ?? {};
    return { of, shown: { ...rowOf(of, names, now), userName: name, level } };
  });
}

/** One of them, with a page of its messages. */
export async function loadStaffThread(
  db: Reader,
  thread: Thread,
  { before, now }: { before?: number | undefined; now: Date },
): Promise<StaffSupportThread> {
  const { userId } = thread;
  const [[described], page] = await Promise.all([
    describeThreads(db, [thread], now),
    loadMessages(db, { userId, before }),
  ]);
  assert(described, 'one is described');
  return { ...described.shown, ...page };
}

function rowOf(
  { id, userId, state, waitingSince, lastNo, lastAt, claim }: Thread,
  names: ReadonlyMap<string, string>,
  now: Date,
) {
  const isClaimed = claim !== null && claim.at > claimsSince(now);
  return {
    claim: isClaimed
      ? { staffId: claim.staffId, staffName: names.get(claim.staffId) ?? '', at: claim.at.toISOString() }
      : null,
    id,
    userId,
    state,
    waitingSince: waitingSince?.toISOString() ?? null,
    lastNo,
    lastAt: lastAt.toISOString(),
  };
}
