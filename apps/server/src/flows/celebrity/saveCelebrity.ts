import {
  changeCelebrity,
  createCelebrity,
  lockCelebrity,
  type ProfileWords,
} from '../../modules/channels/celebrity/index.ts';
import { listTopCategoryIds } from '../../modules/goods/catalogue/index.ts';
import { holdOpen } from '../../modules/people/identity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { CelebrityChange } from './CelebrityChange.ts';

interface Input {
  /** Whose page is made, or which one is changed. */
  readonly of: { readonly userId: string } | { readonly id: string; readonly version: number };
  readonly words: ProfileWords;
  readonly now: Date;
}

/** Makes a user a celebrity, or changes what the page says of one. */
export async function saveCelebrity(tx: Tx, { of, words, now }: Input): Promise<CelebrityChange> {
  if (!(await listTopCategoryIds(tx)).includes(words.categoryId)) throw new ShopError('GOODS_UNKNOWN');
  if ('userId' in of) {
    if (!(await holdOpen(tx, of.userId))) throw new ShopError('NOT_FOUND');
    const celebrity = await createCelebrity(tx, { userId: of.userId, words, now });
    return { celebrity, target: { kind: 'celebrity', id: celebrity.id }, before: null, after: celebrity };
  }
  const before = await lockCelebrity(tx, of.id);
  const celebrity = await changeCelebrity(tx, { ...of, change: { words } });
  return { celebrity, target: { kind: 'celebrity', id: of.id }, before, after: celebrity };
}
