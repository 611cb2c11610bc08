import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { foldVip } from './foldVip.ts';
import { lockVip } from './vipQueries.ts';

interface Input {
  readonly userId: string;
  readonly days: number;
  /** A purchase that is paid, or a draw that won it: each gives once. */
  readonly cause: { readonly kind: 'purchase' | 'draw'; readonly id: string };
  readonly now: Date;
}

/** Adds VIP time to the time that is left. */
export async function grantVip(tx: Tx, { userId, days, cause, now }: Input): Promise<void> {
  await lockVip(tx, userId);
  await tx
    .insertInto('vip_grants')
    .values({ user_id: userId, id: newId(), days, cause_kind: cause.kind, cause_id: cause.id, granted_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'cause_kind', 'cause_id']).doNothing())
    .execute();
  await foldVip(tx, userId);
}
