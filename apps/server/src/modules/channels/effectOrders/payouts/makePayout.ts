import { assert, newId } from '@jiwu/kernel';
import { type Selectable, sql } from 'kysely';
import type { EffectPayouts } from '../../../../platform/database/schema.gen.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import { holdTransfers } from '../../../money/ledger/index.ts';
import { type Payout, payoutOf } from './Payout.ts';
import { payoutTransfers } from './payoutTransfers.ts';
import type { PayoutPlan } from './planPayout.ts';

interface Input {
  readonly userId: string;
  readonly plan: PayoutPlan;
  readonly now: Date;
}

/** A payout that the caller finishes in the same transaction. The caller holds the promoter. */
export async function makePayout(tx: Tx, { userId, plan, now }: Input): Promise<Payout> {
  return await insertPayout(tx, { userId, plan, lapsesAt: null, now });
}

/** A payout that waits for a second person: what it pays stays payable, but is held. */
export async function makeWaitingPayout(tx: Tx, input: Input & { readonly lapsesAt: Date }): Promise<Payout> {
  const { userId, plan, now } = input;
  const payout = await insertPayout(tx, input);
  const ids = plan.effects.map(({ id }) => id);
  const { numUpdatedRows } = await tx
    .updateTable('effect_orders')
    .set({ payout_id: payout.id })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('state', '=', 'payable')
    .where('payout_id', 'is', null)
    .executeTakeFirst();
  assert(Number(numUpdatedRows) === ids.length, 'all of it is payable, and held by nothing else');
  await holdTransfers(tx, { transfers: payoutTransfers(payout), now });
  return payout;
}

async function insertPayout(
  tx: Tx,
  { userId, plan, lapsesAt, now }: Input & { readonly lapsesAt: Date | null },
): Promise<Payout> {
  const moments = plan.effects.map(({ settledAt }) => settledAt.getTime());
  // Without a second person it is done at once; the state says so already, since nobody sees it before the end of the transaction.
  const isDone = lapsesAt === null;
  const { rows } = await sql<Selectable<EffectPayouts>>`
    insert into effect_payouts (
      user_id, id, no, state, commission_fen, taken_fen, amount_fen, effects, settled_from, settled_to, requested_at,
      lapses_at, ended_at)
    values (
      ${userId}, ${newId()},
      'DF' || to_char(${now}::timestamptz at time zone 'Asia/Shanghai', 'YYYYMMDD')
        || lpad((nextval('effect_payout_numbers') % 100000)::text, 5, '0'),
      ${isDone ? 'done' : 'waiting'}, ${plan.commissionFen}, ${plan.takenFen}, ${plan.amountFen}, ${plan.effects.length},
      ${new Date(Math.min(...moments))}, ${new Date(Math.max(...moments))}, ${now}, ${lapsesAt}, ${isDone ? now : null})
    returning *`.execute(tx);
  const [row] = rows;
  assert(row, 'a payout was added');
  announceLive(tx, liveChannels.effectOrders(userId));
  return payoutOf(row);
}
