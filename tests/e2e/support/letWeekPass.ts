import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { settleEffects } from '../../../tools/demo-data/promoter/settleEffects.ts';
import { userIdOf } from '../../support/userIdOf.ts';
import type { Account } from './registerByApi.ts';
import { withServices } from './withServices.ts';

/** The sweep of commission with a clock that is a week ahead, for one promoter: the rest of the shop stays where it is. */
export async function letWeekPass(promoter: Account): Promise<void> {
  const userId = userIdOf(promoter);
  await withServices(async ({ db, clock }) => {
    const now = new Date(clock().getTime() + rules.effectOrder.settleDays * DAY_MS + 1000);
    await db.transact((tx) => settleEffects(tx, { now, isMeant: (effect) => effect.userId === userId }));
  });
}
