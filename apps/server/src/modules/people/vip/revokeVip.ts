import type { Tx } from '../../../platform/database/Tx.ts';
import { foldVip } from './foldVip.ts';
import { lockVip } from './vipQueries.ts';

interface Input {
  readonly userId: string;
  readonly cause: { readonly kind: 'purchase' | 'draw'; readonly id: string };
  readonly now: Date;
}

/** Takes back the VIP time of this cause; time that was granted after it moves up. */
export async function revokeVip(tx: Tx, { userId, cause, now }: Input): Promise<void> {
  await lockVip(tx, userId);
  await tx
    .updateTable('vip_grants')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('cause_kind', '=', cause.kind)
    .where('cause_id', '=', cause.id)
    .where('revoked_at', 'is', null)
    .execute();
  await foldVip(tx, userId);
}
