import { businessDay } from '@jiwu/kernel';
import type { LevelChange } from '../../modules/levels/index.ts';
import { addNotice } from '../../modules/notices/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';

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
