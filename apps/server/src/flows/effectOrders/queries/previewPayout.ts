import type { Answer, effectOrderEndpoints } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import {
  findWaitingPayout,
  listPayable,
  listSettling,
  planPayout,
  sumOwed,
  sumPaidOut,
} from '../../../modules/channels/effectOrders/index.ts';
import { readBalance, userAccount } from '../../../modules/money/ledger/index.ts';
import { needsSecondPerson } from '../../../modules/staff/approvals/index.ts';
import { findOpenOrderIds } from '../../../modules/trade/afterSale/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { startOfDay } from '../../startOfDay.ts';
import { describeEffects } from './describeEffects.ts';
import { describePayouts } from './describePayouts.ts';

type Preview = Answer<(typeof effectOrderEndpoints)['payoutPreview']>;

const SHOWN = 5;

/** What a payout would pay now, and what becomes payable next. */
export async function previewPayout(db: Reader, { userId, now }: { userId: string; now: Date }): Promise<Preview> {
  const [plan, payable, debtFen, { balance, held }, today, waiting, settling] = await Promise.all([
    planPayout(db, { userId }),
    listPayable(db, { userId, limit: SHOWN }),
    sumOwed(db, userId),
    readBalance(db, userAccount(userId, 'balance')),
    sumPaidOut(db, { userId, since: startOfDay(now) }),
    findWaitingPayout(db, userId),
    listSettling(db, userId),
  ]);
  const [items, waits, open] = await Promise.all([
    describeEffects(db, payable),
    describePayouts(db, { userId, payouts: waiting ? [waiting] : [] }),
    findOpenOrderIds(
      db,
      settling.map(({ buyerId, orderId }) => ({ userId: buyerId, orderId })),
    ),
  ]);
  const dated = settling.filter(({ orderId }) => !open.has(orderId));
  const byDay = Map.groupBy(dated, ({ releaseAt }) => businessDay(releaseAt ?? now));
  return {
    commissionFen: plan.commissionFen,
    takenFen: plan.takenFen,
    amountFen: plan.amountFen,
    count: plan.effects.length,
    items,
    debtFen: debtFen - plan.takenFen,
    balanceFen: balance - held,
    needsSecondPerson: needsSecondPerson('payout', today.amountFen + plan.amountFen),
    waiting: waits[0] ?? null,
    settling: total(settling),
    releases: [...byDay].map(([day, due]) => ({ day, ...total(due) })),
    undated: total(settling.filter(({ orderId }) => open.has(orderId))),
    now: now.toISOString(),
  };
}

function total(effects: readonly { readonly commissionFen: number }[]): { amountFen: number; count: number } {
  return { amountFen: effects.reduce((sum, one) => sum + one.commissionFen, 0), count: effects.length };
}
