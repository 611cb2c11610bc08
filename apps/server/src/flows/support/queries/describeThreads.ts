import type { StaffSupportThread } from '@jiwu/contract';
import { listUserProfiles } from '../../../modules/people/identity/index.ts';
import type { Thread } from '../../../modules/content/support/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { loadMessages } from './loadMessages.ts';

type Row = Omit<StaffSupportThread, 'messages' | 'earlier'>;

/** Threads as lists of staff show them, each beside the thread itself. */
export async function describeThreads<T extends Thread>(
  db: Reader,
  threads: readonly T[],
): Promise<{ of: T; shown: Row }[]> {
  const profiles = await listUserProfiles(
    db,
    threads.map(({ userId }) => userId),
  );
  return threads.map((of) => {
    const { name = '', level = '' } = profiles.get(of.userId) ?? {};
    return { of, shown: { ...rowOf(of), userName: name, level } };
  });
}

/** One of them, with a page of its messages. */
export async function loadStaffThread(db: Reader, thread: Thread, before?: number): Promise<StaffSupportThread> {
  const { userId } = thread;
  const [profiles, page] = await Promise.all([listUserProfiles(db, [userId]), loadMessages(db, { userId, before })]);
  const { name = '', level = '' } = profiles.get(userId) ?? {};
  return { ...rowOf(thread), userName: name, level, ...page };
}

function rowOf({ id, userId, state, waitingSince, lastNo, lastAt }: Thread) {
  return {
    id,
    userId,
    state,
    waitingSince: waitingSince?.toISOString() ?? null,
    lastNo,
    lastAt: lastAt.toISOString(),
  };
}
