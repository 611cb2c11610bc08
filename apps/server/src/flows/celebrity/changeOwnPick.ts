import { changePick, type Pick, type PickWords } from '../../modules/channels/celebrity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { lockOwnPick } from './lockOwn.ts';

interface OwnChange {
  readonly userId: string;
  readonly id: string;
  /** The one that was looked at. */
  readonly version: number;
  readonly words: PickWords;
  readonly now: Date;
}

/** A celebrity changes the words of a pick; its prices and its end, which were agreed with staff, stay. */
export async function changeOwnPick(tx: Tx, { userId, ...change }: OwnChange): Promise<Pick> {
  await lockOwnPick(tx, { userId, id: change.id });
  return await changePick(tx, change);
}
