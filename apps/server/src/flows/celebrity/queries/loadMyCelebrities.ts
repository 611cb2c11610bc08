import type { Answer, celebrityEndpoints } from '@jiwu/contract';
import { findCelebrityOf, listFollows } from '../../../modules/channels/celebrity/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** Whom a user follows, and whether they are a celebrity themself. */
export async function loadMyCelebrities(
  db: Reader,
  userId: string,
): Promise<Answer<(typeof celebrityEndpoints)['celebrityMine']>> {
  const [follows, own] = await Promise.all([listFollows(db, userId), findCelebrityOf(db, userId)]);
  return {
    follows: follows.map(({ celebrityId, wantsNews }) => ({ celebrityId, wantsNews })),
    celebrityId: own?.id ?? null,
    isShown: own?.state === 'shown',
  };
}
