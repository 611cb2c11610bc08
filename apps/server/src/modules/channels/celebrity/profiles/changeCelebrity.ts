import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { outdateTags } from '../../../../platform/effects/outdateTags.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { CELEBRITY, type Celebrity, celebrityOf, type PlatformStanding } from '../Celebrity.ts';

/** What staff write of a celebrity. */
export interface ProfileWords {
  readonly name: string;
  readonly field: string;
  readonly bio: string;
  readonly categoryId: string;
  readonly platforms: readonly PlatformStanding[];
}

/** Hidden at first: pictures and picks are still to come. A user has one page. */
export async function createCelebrity(
  tx: Tx,
  { id = newId(), userId, words, now }: { id?: string; userId: string; words: ProfileWords; now: Date },
): Promise<Celebrity> {
  const row = await tx
    .insertInto('celebrities')
    .values({ id, user_id: userId, ...columnsOf(words), state: 'hidden', created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown): never => {
      if (violatedConstraint(error) === 'celebrities_user_id_key') throw new ShopError('CELEBRITY_TWICE');
      throw error;
    });
  return celebrityOf(row);
}

type Change =
  | { readonly words: ProfileWords }
  | { readonly state: Celebrity['state'] }
  | { readonly place: 'avatar' | 'cover'; readonly fileId: string; readonly placeholder: string };

/** One change of the version that staff looked at. */
export async function changeCelebrity(
  tx: Tx,
  { id, version, change }: { id: string; version: number; change: Change },
): Promise<Celebrity> {
  const row = await tx
    .updateTable('celebrities')
    .set({ ...valuesOf(change), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ShopError('CELEBRITY_CHANGED');
  outdateTags(tx, [CELEBRITY]);
  return celebrityOf(row);
}

function valuesOf(change: Change) {
  if ('words' in change) return columnsOf(change.words);
  if ('state' in change) return { state: change.state };
  const { place, fileId, placeholder } = change;
  return place === 'avatar'
    ? { avatar_file_id: fileId, avatar_placeholder: placeholder }
    : { cover_file_id: fileId, cover_placeholder: placeholder };
}

function columnsOf({ name, field, bio, categoryId, platforms }: ProfileWords) {
  return { name, field, bio, category_id: categoryId, platforms: JSON.stringify(platforms) };
}
