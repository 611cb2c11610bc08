import type { Answer, effectOrderEndpoints } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { listTakings, type Payout } from '../../../modules/channels/effectOrders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type PayoutAnswer = Answer<(typeof effectOrderEndpoints)['payoutCreate']>;

/** A promoter's own payouts, each with the goods of which something was taken back. */
export async function describePayouts(
  db: Reader,
  { userId, payouts }: { userId: string; payouts: readonly Payout[] },
): Promise<PayoutAnswer[]> {
  const payoutIds = payouts.filter(({ takenFen }) => takenFen > 0).map(({ id }) => id);
  const takings = await listTakings(db, { userId, payoutIds });
  return payouts.map((payout) => ({
    id: payout.id,
    no: payout.no,
    state: payout.state,
    requestedAt: payout.requestedAt.toISOString(),
    endedAt: payout.endedAt?.toISOString() ?? null,
    lapsesAt: payout.state === 'waiting' ? (payout.lapsesAt?.toISOString() ?? null) : null,
    reason: payout.refusal,
    count: payout.effects,
    settledFrom: businessDay(payout.settledFrom),
    settledTo: businessDay(payout.settledTo),
    commissionFen: payout.commissionFen,
    takenFen: payout.takenFen,
    amountFen: payout.amountFen,
    taken: (takings.get(payout.id) ?? []).map(({ title, count, amountFen }) => ({ title, count, amountFen })),
  }));
}
