import type { Pick, PickWords } from '../../modules/channels/celebrity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { lockOwn } from './lockOwn.ts';
import { recommend } from './recommend.ts';

interface NewOwn {
  readonly userId: string;
  readonly productId: string;
  readonly words: PickWords;
  readonly now: Date;
}

/** A celebrity recommends a product: at the ordinary price until one is agreed. */
export async function addOwnPick(tx: Tx, { userId, ...wish }: NewOwn): Promise<Pick> {
  const { id } = await lockOwn(tx, userId);
  return await recommend(tx, { ...wish, celebrityId: id, prices: [], endsAt: null, by: 'celebrity' });
}
