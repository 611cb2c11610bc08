import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';

interface Input {
  readonly buyerId: string;
  readonly orderId: string;
  readonly now: Date;
}

/** 待结算: the order is complete. The caller holds it; what was refunded by then stays 已失效. */
export async function startSettling(tx: Tx, { buyerId, orderId, now }: Input): Promise<void> {
  const releaseAt = new Date(now.getTime() + rules.effectOrder.settleDays * DAY_MS);
  const { rows } = await sql<{ user_id: string }>`
    update effect_orders set state = 'settling', completed_at = ${now}, release_at = ${releaseAt}, due_at = ${releaseAt}
    where buyer_id = ${buyerId} and order_id = ${orderId} and state = 'pending' returning user_id`.execute(tx);
  for (const { user_id: promoterId } of rows) announceLive(tx, liveChannels.effectOrders(promoterId));
}
