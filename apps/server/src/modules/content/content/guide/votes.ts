import type { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';

/** Who votes: a user, or a guest by their browser. */
export interface Voter {
  readonly userId: string | null;
  readonly browserId: string;
}

export interface Vote {
  readonly isUseful: boolean;
  readonly reason: (typeof rules.content.voteReasons)[number] | null;
  readonly words: string;
}

export interface VoteCounts {
  readonly useful: number;
  readonly useless: number;
}

/** One vote for each entry, the last one counts. What a browser said as a guest is taken over by its user. */
export async function castVote(
  tx: Tx,
  { textId, voter, vote, now }: { textId: string; voter: Voter; vote: Vote; now: Date },
): Promise<void> {
  const { userId, browserId } = voter;
  if (userId !== null) {
    await tx.deleteFrom('guide_votes').where('browser_id', '=', browserId).where('text_id', '=', textId).execute();
  }
  const values = {
    is_useful: vote.isUseful,
    reason: vote.isUseful ? null : vote.reason,
    words: vote.isUseful ? '' : vote.words,
    voted_at: now,
  };
  await tx
    .insertInto('guide_votes')
    .values({
      id: newId(),
      text_id: textId,
      user_id: userId,
      browser_id: userId === null ? browserId : null,
      ...values,
    })
    .onConflict((conflict) =>
      userId === null
        ? conflict.columns(['browser_id', 'text_id']).where('browser_id', 'is not', null).doUpdateSet(values)
        : conflict.columns(['user_id', 'text_id']).where('user_id', 'is not', null).doUpdateSet(values),
    )
    .execute();
}

export async function findVote(
  db: Reader,
  { textId, voter: { userId, browserId } }: { textId: string; voter: Voter },
): Promise<boolean | null> {
  const row = await db
    .selectFrom('guide_votes')
    .select('is_useful as isUseful')
    .where('text_id', '=', textId)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId))
    .$if(userId === null, (query) => query.where('browser_id', '=', browserId))
    .executeTakeFirst();
  return row?.isUseful ?? null;
}

/** Votes since a moment, by text; a text without any is left out. */
export async function countVotes(
  db: Reader,
  { textIds, since }: { textIds: readonly string[]; since: Date },
): Promise<ReadonlyMap<string, VoteCounts>> {
  if (textIds.length === 0) return new Map();
  const { rows } = await sql<VoteCounts & { textId: string }>`
    select text_id as "textId", count(*) filter (where is_useful)::integer as useful,
      count(*) filter (where not is_useful)::integer as useless
    from guide_votes where text_id = any(${[...textIds]}::uuid[]) and voted_at > ${since}
    group by text_id`.execute(db);
  return new Map(rows.map(({ textId, ...counts }) => [textId, counts]));
}

interface Told {
  readonly id: string;
  readonly reason: Vote['reason'];
  readonly words: string;
  readonly votedAt: Date;
}

/** What readers missed in an answer, the newest first; who they are is not told. */
export async function listToldReasons(
  db: Reader,
  { textId, after, limit }: { textId: string; after: { readonly at: Date; readonly id: string } | null; limit: number },
): Promise<Told[]> {
  const older = after === null ? sql`` : sql`and (voted_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<Told>`
    select id, reason, words, voted_at as "votedAt" from guide_votes
    where text_id = ${textId} and (reason is not null or words <> '') ${older}
    order by voted_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** What a user has said of the guide, for their own data. */
export async function listVotesOf(db: Reader, userId: string) {
  return await db
    .selectFrom('guide_votes as vote')
    .innerJoin('texts as text', 'text.id', 'vote.text_id')
    .select(['text.slug', 'vote.is_useful as isUseful', 'vote.reason', 'vote.words', 'vote.voted_at as votedAt'])
    .where('vote.user_id', '=', userId)
    .orderBy('vote.voted_at')
    .execute();
}

export async function removeVotes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('guide_votes').where('user_id', '=', userId).execute();
}
