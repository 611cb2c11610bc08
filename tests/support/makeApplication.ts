import { addApplication, listApplications } from '../../apps/server/src/modules/channels/celebrity/index.ts';
import type { TestShop } from './startTestShop.ts';

export const applicationWords = {
  name: '木子声学',
  field: '音箱',
  bio: '做了十年音箱，只说自己听过的。',
  platforms: [{ platform: 'bilibili' as const, account: 'muzi', followers: 94_000 }],
  words: '想推荐几只千元以内的音箱。',
};

/** An application that waits: the user's own if there is one. */
export async function makeApplication({ services }: Pick<TestShop, 'services'>, userId: string): Promise<string> {
  const { db, clock } = services;
  const waiting = (await listApplications(db.read, userId)).find(({ state }) => state === 'waiting');
  if (waiting) return waiting.id;
  const made = await db.transact((tx) => addApplication(tx, { userId, words: applicationWords, now: clock() }));
  return made.id;
}
