import { HOUR_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import { addTransfers } from '../../../money/ledger/index.ts';
import { pendingOf, settledOf } from './commissionAccounts.ts';
import { lockPromoters } from './lockPromoters.ts';

interface Key {
  readonly userId: string;
  readonly id: string;
}

export interface DueEffect extends Key {
  readonly buyerId: string;
  readonly orderId: string;
}

/** Effect orders whose days are over, those that have waited longest first. */
export async function listDueEffects(db: Reader, { now, limit }: { now: Date; limit: number }): Promise<DueEffect[]> {
  return await db
    .selectFrom('effect_orders')
    .select(['user_id as userId', 'id', 'buyer_id as buyerId', 'order_id as orderId'])
    .where('state', '=', 'settling')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** 可兑付, once: the commission moves from pending to settled. The caller holds the order and knows that no after-sale is open. */
export async function settleEffect(tx: Tx, { userId, id, now }: Key & { readonly now: Date }): Promise<void> {
  await lockPromoters(tx, [userId]);
  const { rows } = await sql<{ commission_fen: number; title: string }>`
    update effect_orders set state = 'payable', settled_at = ${now}, due_at = null
    where user_id = ${userId} and id = ${id} and state = 'settling' and due_at <= ${now}
    returning commission_fen, title`.execute(tx);
  const [settled] = rows;
  if (!settled) return;
  const cause = { kind: 'effectOrder', id, leg: 'settled' };
  const memo = `佣金转为可兑付，${settled.title}`.slice(0, 200);
  const move = { from: pendingOf(userId), to: settledOf(userId), amount: settled.commission_fen, cause, memo };
  await addTransfers(tx, { transfers: [move], now });
  announceLive(tx, liveChannels.effectOrders(userId));
}

/** An after-sale is open: it is looked at again in an hour. */
export async function putOffEffect(tx: Tx, { userId, id, now }: Key & { readonly now: Date }): Promise<void> {
  await tx
    .updateTable('effect_orders')
    .set({ due_at: new Date(now.getTime() + HOUR_MS) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'settling')
    .execute();
}
