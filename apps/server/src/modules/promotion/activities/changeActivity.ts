import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type Activity, lockActivity } from './activityQueries.ts';
import { type ActivityWords, activityValues } from './createActivity.ts';

interface Input {
  readonly id: string;
  /** The one that was looked at. */
  readonly version: number;
  /** Without a picture the one that is there stays; null takes it away. */
  readonly words: Omit<ActivityWords, 'picture'> & { readonly picture?: Activity['picture'] | undefined };
  /** Null for a draw and a spend-and-save: their period or campaign has the times. */
  readonly times: { readonly startsAt: Date; readonly endsAt: Date } | null;
  readonly now: Date;
}

/** Changes the words, position or times of an activity that has not ended. Returns it before and after the change. */
export async function changeActivity(tx: Tx, input: Input): Promise<{ before: Activity; after: Activity }> {
  const { id, version, times, now } = input;
  const before = await lockActivity(tx, id);
  if (!before) throw new ShopError('NOT_FOUND');
  if (before.version !== version) throw new ShopError('ACTIVITY_CHANGED');
  if (before.endsAt && before.endsAt <= now) throw new ShopError('ACTIVITY_OVER');
  const hasOwnTimes = before.kind !== 'draw' && before.kind !== 'spendAndSave';
  if (hasOwnTimes !== (times !== null)) throw new ShopError('INVALID_INPUT', { fields: ['startsAt', 'endsAt'] });
  if (times) assertTimes(before, times, now);
  const picture = input.words.picture === undefined ? before.picture : input.words.picture;
  const after = { ...before, ...input.words, ...times, picture, version: version + 1 };
  await tx
    .updateTable('activities')
    .set({
      ...activityValues(after),
      starts_at: after.startsAt,
      ends_at: after.endsAt,
      version: after.version,
    })
    .where('id', '=', id)
    .execute();
  return { before, after };
}

/** The start of a running activity cannot move. */
function assertTimes(before: Activity, { startsAt, endsAt }: NonNullable<Input['times']>, now: Date): void {
  if (endsAt <= startsAt || endsAt <= now) throw new ShopError('ACTIVITY_TIMES');
  const hasBegun = before.startsAt !== null && before.startsAt <= now;
  if (hasBegun && +startsAt !== +before.startsAt) throw new ShopError('ACTIVITY_BEGUN');
}
