import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import { addNotice } from '../../../content/notices/index.ts';
import { addTransfers, postHold } from '../../../money/ledger/index.ts';
import { addPrincipal } from '../../../money/wallet/index.ts';
import type { Payout } from './Payout.ts';
import { payoutCause, payoutTransfers, takingCause } from './payoutTransfers.ts';
import type { PayoutPlan } from './planPayout.ts';

interface Input {
  readonly payout: Payout;
  readonly plan: PayoutPlan;
  readonly now: Date;
}

/** 已兑付: what is owed is taken, and the rest is in the balance as principal, once. Who waited for a second person is told. The caller holds the promoter. */
export async function finishPayout(tx: Tx, { payout, plan, now }: Input): Promise<void> {
  const { userId, id, no, amountFen } = payout;
  assert(
    plan.amountFen === amountFen && plan.takenFen === payout.takenFen && plan.effects.length === payout.effects,
    'a payout pays what it says',
  );
  await markPaidOut(tx, { payout, plan, now });
  await takeDebts(tx, { payout, plan });
  const wasHeld = payout.state === 'waiting';
  const book = async () => {
    if (!wasHeld) return await addTransfers(tx, { transfers: payoutTransfers(payout), now });
    if (payout.takenFen > 0) await postHold(tx, { cause: takingCause(payout), now });
    return await postHold(tx, { cause: payoutCause(payout), now });
  };
  await addPrincipal(tx, { userId, amountFen, source: { kind: 'effectPayout', id }, book, now });
  if (wasHeld) {
    const { numUpdatedRows } = await tx
      .updateTable('effect_payouts')
      .set({ state: 'done', ended_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    assert(numUpdatedRows === 1n, 'a payout is done once');
    const link = { kind: 'payout', id } as const;
    await addNotice(tx, { userId, kind: 'payoutDone', facts: { no, amountFen }, cause: id, link, now });
  }
  announceLive(tx, liveChannels.effectOrders(userId));
}

async function markPaidOut(tx: Tx, { payout, plan, now }: Input): Promise<void> {
  const heldBy = payout.state === 'waiting' ? payout.id : null;
  const { numAffectedRows } = await sql`
    update effect_orders set state = 'paidOut', payout_id = ${payout.id}, paid_out_fen = commission_fen, paid_out_at = ${now}
    where user_id = ${payout.userId} and id = any(${plan.effects.map(({ id }) => id)}::uuid[]) and state = 'payable'
      and payout_id is not distinct from ${heldBy}::uuid`.execute(tx);
  assert(numAffectedRows === BigInt(payout.effects), 'every effect order is paid out once');
}

async function takeDebts(tx: Tx, { payout: { userId, id }, plan: { takings } }: Omit<Input, 'now'>): Promise<void> {
  if (takings.length === 0) return;
  await sql`
    with taken as (
      select * from unnest(
        ${takings.map(({ refundId }) => refundId)}::uuid[], ${takings.map(({ amountFen }) => amountFen)}::int8[]
      ) as taken (refund_id, amount_fen)
    ), noted as (
      insert into effect_takings (user_id, payout_id, refund_id, amount_fen)
      select ${userId}::uuid, ${id}::uuid, refund_id, amount_fen from taken
    )
    update effect_refunds as debt set left_fen = debt.left_fen - taken.amount_fen
    from taken where debt.user_id = ${userId} and debt.id = taken.refund_id`.execute(tx);
}
