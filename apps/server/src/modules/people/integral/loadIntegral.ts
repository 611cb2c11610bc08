import { pricingRules } from '@jiwu/pricing';
import type { Reader } from '../../../platform/database/Reader.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { integralOf } from './integralCauses.ts';
import { lastDay } from './lots/lotEnd.ts';
import { openLots } from './lots/openLots.ts';
import { sumDebts } from './sumDebts.ts';

const { perYuan, step } = pricingRules.integral;

/** A user's integral by expiry, the integral held by unpaid orders, and the debt. */
export async function loadIntegral(db: Reader, { userId, now }: { userId: string; now: Date }) {
  const [lots, { held }, debt] = await Promise.all([
    openLots(db, { userId, now })
      .select(({ fn }) => ['expires_at', fn.sum<string>('left_amount').as('amount')])
      .groupBy('expires_at')
      .orderBy('expires_at')
      .execute(),
    readBalance(db, integralOf(userId)),
    sumDebts(db, userId),
  ]);
  const available = lots.reduce((sum, { amount }) => sum + Number(amount), 0);
  return {
    available,
    held,
    debt,
    worthFen: (Math.floor(available / step) * step * 100) / perYuan,
    lots: lots.map((lot) => ({ amount: Number(lot.amount), expiresOn: lastDay(lot.expires_at) })),
  };
}
