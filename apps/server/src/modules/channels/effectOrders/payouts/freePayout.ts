import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import { addNotice } from '../../../content/notices/index.ts';
import { voidHold } from '../../../money/ledger/index.ts';
import type { Payout } from './Payout.ts';
import { payoutCause, takingCause } from './payoutTransfers.ts';

interface Input {
  readonly payout: Payout;
  readonly ending: 'refused' | 'lapsed' | 'changed';
  /** The words of whoever refused it. */
  readonly refusal: string | null;
  readonly now: Date;
}

/** A payout that waited will not be done: what it held is simply payable again, and the promoter is told why. The caller holds the promoter. */
export async function freePayout(tx: Tx, { payout, ending, refusal, now }: Input): Promise<void> {
  const { userId, id, no, amountFen, takenFen } = payout;
  const ended = await tx
    .updateTable('effect_payouts')
    .set({ state: ending, ended_at: now, refusal })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  if (!ended) return;
  await tx
    .updateTable('effect_orders')
    .set({ payout_id: null })
    .where('user_id', '=', userId)
    .where('payout_id', '=', id)
    .execute();
  await voidHold(tx, { cause: payoutCause(payout), now });
  if (takenFen > 0) await voidHold(tx, { cause: takingCause(payout), now });
  await addNotice(tx, {
    userId,
    kind: 'payoutFreed',
    facts: { no, amountFen, because: ending, reason: refusal },
    cause: id,
    link: { kind: 'payout', id },
    now,
  });
  announceLive(tx, liveChannels.effectOrders(userId));
}
