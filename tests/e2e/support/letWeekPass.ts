import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { settleDueEffect } from '../../../apps/server/src/flows/effectOrders/settleDueEffect.ts';
import { listDueEffects } from '../../../apps/server/src/modules/channels/effectOrders/index.ts';
import { userIdOf } from '../../support/userIdOf.ts';
import type { Account } from './registerByApi.ts';
import { withServices } from './withServices.ts';

const EVERYTHING = 100_000;

/** The sweep of commission with a clock that is a week ahead, for one promoter: the rest of the shop stays where it is. */
export async function letWeekPass(promoter: Account): Promise<void> {
  const userId = userIdOf(promoter);
  await withServices(async ({ db, clock }) => {
    const now = new Date(clock().getTime() + rules.effectOrder.settleDays * DAY_MS + 1000);
    const due = await listDueEffects(db.read, { now, limit: EVERYTHING });
    for (const effect of due.filter((one) => one.userId === userId)) {
      await db.transact((tx) => settleDueEffect(tx, { ...effect, now }));
    }
  });
}
