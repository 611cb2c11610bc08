import {
  changeCelebrity,
  type Celebrity,
  listRunningPicks,
  lockCelebrity,
} from '../../modules/channels/celebrity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { CelebrityChange } from './CelebrityChange.ts';

interface Input {
  readonly id: string;
  readonly version: number;
  readonly state: Celebrity['state'];
  readonly now: Date;
}

/** A page is shown once it is complete; hidden, its picks are as if they had ended. */
export async function showCelebrity(tx: Tx, { id, version, state, now }: Input): Promise<CelebrityChange> {
  const before = await lockCelebrity(tx, id);
  if (state === 'shown') {
    const picks = await listRunningPicks(tx, { celebrityIds: [id], now });
    if (!before.avatar || !before.cover || picks.length === 0) throw new ShopError('CELEBRITY_INCOMPLETE');
  }
  const celebrity = await changeCelebrity(tx, { id, version, change: { state } });
  return { celebrity, target: { kind: 'celebrity', id }, before: { state: before.state }, after: { state } };
}
