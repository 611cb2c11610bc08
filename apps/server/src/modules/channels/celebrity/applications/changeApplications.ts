import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Application, applicationOf, type ApplicationWords } from './Application.ts';

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
