import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { type Activity, lockActivity } from './activityQueries.ts';

interface Input {
  readonly id: string;
  /** The one that was looked at. */
  readonly version: number;
  readonly now: Date;
}

/** Takes a part off the page before its time: what runs ends now, what has not begun was never there. Answers with it as it was. */
export async function endActivity(tx: Tx, { id, version, now }: Input): Promise<Activity> {
  const before = await lockActivity(tx, id);
  if (!before) throw new ShopError('NOT_FOUND');
  if (before.version !== version) throw new ShopError('ACTIVITY_CHANGED');
  if (before.endsAt && before.endsAt <= now) throw new ShopError('ACTIVITY_OVER');
  if (before.startsAt && before.startsAt >= now) await tx.deleteFrom('activities').where('id', '=', id).execute();
  else {
    const ended = { ends_at: now, version: version + 1 };
    await tx.updateTable('activities').set(ended).where('id', '=', id).execute();
  }
  return before;
}
