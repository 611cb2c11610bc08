import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { outdateTags } from '../../../../platform/effects/outdateTags.ts';
import { CELEBRITY } from '../Celebrity.ts';

interface Wish {
  readonly userId: string;
  readonly celebrityId: string;
  /** Whether to be told of new picks. */
  readonly wantsNews: boolean;
  readonly now: Date;
}

/** 关注, or another wish of one who follows already. */
export async function follow(tx: Tx, { userId, celebrityId, wantsNews, now }: Wish): Promise<void> {
  const added = await tx
    .insertInto('celebrity_follows')
    .values({ user_id: userId, celebrity_id: celebrityId, wants_news: wantsNews, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'celebrity_id']).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 1n) return await count(tx, [celebrityId], 1);
  await tx
    .updateTable('celebrity_follows')
    .set({ wants_news: wantsNews })
    .where('user_id', '=', userId)
    .where('celebrity_id', '=', celebrityId)
    .execute();
}

/** Of one who does not follow it changes nothing. */
export async function unfollow(
  tx: Tx,
  { userId, celebrityId }: { userId: string; celebrityId: string },
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('celebrity_follows')
    .where('user_id', '=', userId)
    .where('celebrity_id', '=', celebrityId)
    .executeTakeFirst();
  if (numDeletedRows === 1n) await count(tx, [celebrityId], -1);
}

/** Of an account that is closed. */
export async function removeFollows(tx: Tx, userId: string): Promise<void> {
  // Their own page goes in the same transaction: its row is locked in its turn, or two who follow each other could wait in a circle.
  await sql`
    select from celebrities where user_id = ${userId}
      or id in (select celebrity_id from celebrity_follows where user_id = ${userId})
    order by id for no key update`.execute(tx);
  const rows = await tx
    .deleteFrom('celebrity_follows')
    .where('user_id', '=', userId)
    .returning('celebrity_id')
    .execute();
  const ids = rows.map((row) => row.celebrity_id);
  if (ids.length > 0) await count(tx, ids, -1);
}

/** The celebrities whom a user follows, the newest first. */
export async function listFollows(
  db: Reader,
  userId: string,
): Promise<{ celebrityId: string; wantsNews: boolean; createdAt: Date }[]> {
  return await db
    .selectFrom('celebrity_follows')
    .select(['celebrity_id as celebrityId', 'wants_news as wantsNews', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('celebrity_id')
    .execute();
}

/** How many of those whom a user follows have picked something since then. */
export async function countLivelyFollowed(
  db: Reader,
  { userId, since }: { userId: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from celebrity_follows as follow join celebrities as one on one.id = follow.celebrity_id
    where follow.user_id = ${userId} and one.state = 'shown' and picked_at >= ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Those who are to be told of new picks, by id. */
export async function listWaiting(
  db: Reader,
  { celebrityId, after, limit }: { celebrityId: string; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('celebrity_follows')
    .select('user_id')
    .where('celebrity_id', '=', celebrityId)
    .where('wants_news', '=', true)
    .$if(after !== null, (query) => query.where('user_id', '>', after))
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/** The counts are rows that many followers go through: they are locked in the order of their ids, and last. */
async function count(tx: Tx, celebrityIds: readonly string[], by: 1 | -1): Promise<void> {
  await sql`
    update celebrities as celebrity set followers = followers + ${by}
    from (select id from celebrities where id = any(${[...celebrityIds]}::uuid[]) order by id for no key update) as locked
    where locked.id = celebrity.id`.execute(tx);
  outdateTags(tx, [CELEBRITY]);
}
