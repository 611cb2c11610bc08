import { businessDay } from '@jiwu/kernel';
import type { LevelChange } from '../../modules/people/levels/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly userId: string;
  readonly change: LevelChange;
  readonly now: Date;
}

/** Good news only; once a day for each level, however often it is reckoned. */
export async function tellLevel(tx: Tx, { userId, change: { level, isUp }, now }: Input): Promise<void> {
  if (!isUp) return;
  const cause = `${level} ${businessDay(now)}`;
  await addNotice(tx, { userId, kind: 'levelRaised', facts: { level }, cause, link: null, now });
}
