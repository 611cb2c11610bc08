import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type Activity, lockActivity } from './activityQueries.ts';

interface Input {
  readonly id: string;
  /** The one that was looked at. */
  readonly version: number;
  readonly now: Date;
}

/** Takes an activity off the page early: a running one ends now, one that has not begun is deleted. Returns it as it was. */
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
