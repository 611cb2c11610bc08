import type { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { type Selectable, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { CelebrityApplications } from '../../../../platform/database/schema.gen.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { PlatformStanding } from '../Celebrity.ts';

/** 成为达人, as it was sent. */
export interface ApplicationWords {
  readonly name: string;
  readonly field: string;
  readonly bio: string;
  readonly platforms: readonly (PlatformStanding & { readonly account: string })[];
  readonly words: string;
}

export interface Application extends ApplicationWords {
  readonly id: string;
  readonly userId: string;
  readonly state: (typeof rules.celebrity.applicationStates)[number];
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

/** One waits at a time. */
export async function addApplication(
  tx: Tx,
  { userId, words, now }: { userId: string; words: ApplicationWords; now: Date },
): Promise<Application> {
  const row = await tx
    .insertInto('celebrity_applications')
    .values({
      user_id: userId,
      id: newId(),
      ...words,
      platforms: JSON.stringify(words.platforms),
      state: 'waiting',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown): never => {
      if (violatedConstraint(error) === 'celebrity_applications_one') throw new ShopError('APPLICATION_WAITS');
      throw error;
    });
  return applicationOf(row);
}

/** A user's own, the newest first. */
export async function listApplications(db: Reader, userId: string): Promise<Application[]> {
  const rows = await db
    .selectFrom('celebrity_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(applicationOf);
}

/** 撤回: someone else's, or one that is decided, is not found. */
export async function withdrawApplication(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<Application> {
  const row = await tx
    .updateTable('celebrity_applications')
    .set({ state: 'withdrawn', decided_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return applicationOf(row);
}

type Verdict =
  | { readonly state: 'approved'; readonly celebrityId: string }
  | { readonly state: 'refused'; readonly reason: string };

/** Staff decide once: the second finds it decided. */
export async function decideApplication(
  tx: Tx,
  { id, verdict, now }: { id: string; verdict: Verdict; now: Date },
): Promise<Application> {
  const row = await tx
    .updateTable('celebrity_applications')
    .set({
      state: verdict.state,
      reason: verdict.state === 'refused' ? verdict.reason : null,
      celebrity_id: verdict.state === 'approved' ? verdict.celebrityId : null,
      decided_at: now,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ShopError('APPLICATION_DECIDED');
  return applicationOf(row);
}

/** Holds it until the transaction ends. */
export async function lockApplication(tx: Tx, id: string): Promise<Application> {
  const row = await tx
    .selectFrom('celebrity_applications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return applicationOf(row);
}

/** For staff: of one state, the oldest first. */
export async function listApplicationsByState(
  db: Reader,
  {
    state,
    after,
    limit,
  }: { state: Application['state']; after: { createdAt: Date; id: string } | undefined; limit: number },
): Promise<Application[]> {
  const rows = await db
    .selectFrom('celebrity_applications')
    .selectAll()
    .where('state', '=', state)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(applicationOf);
}

function applicationOf(row: Selectable<CelebrityApplications>): Application {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    field: row.field,
    bio: row.bio,
    platforms: row.platforms as unknown as Application['platforms'],
    words: row.words,
    state: row.state as Application['state'],
    reason: row.reason,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
  };
}
