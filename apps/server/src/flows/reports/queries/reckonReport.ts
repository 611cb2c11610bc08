import { type ReportFigures, rules } from '@jiwu/contract';
import { type PurposeSpan, readLedgerSpan } from '../../../modules/money/ledger/index.ts';
import { sumBills, sumOwnDay } from '../../../modules/money/payments/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { daySpan } from '../../daySpan.ts';
import { daysOfPeriod } from '../daysOfPeriod.ts';

/** The report of a day or month, out of the ledger and the payments as they are now. */
export async function reckonReport(db: Reader, period: string): Promise<ReportFigures> {
  const { fromDay, toDay } = daysOfPeriod(period);
  const { from = new Date(0), until = new Date(0) } = daySpan({ fromDay, toDay });
  const gateways = rules.payment.outsideGateways;
  const accounts = await readLedgerSpan(db, { fromDay, toDay });
  const own = await Promise.all(gateways.map((gateway) => sumOwnDay(db, { gateway, from, until })));
  const bills = await sumBills(db, { fromDay, toDay });
  const net = (purpose: string) => {
    const one = accounts.find((account) => account.purpose === purpose);
    return one ? one.received - one.given : 0;
  };
  const closing = (purpose: string) => accounts.find((account) => account.purpose === purpose)?.closing ?? 0;
  return {
    period,
    fromDay,
    toDay,
    accounts,
    gateways: gateways.map((gateway, nth) => {
      const sums = own[nth] ?? { captures: 0, capturedFen: 0, refunds: 0, refundedFen: 0 };
      const bill = bills.get(gateway) ?? { feesFen: 0, settledFen: 0, billedDays: 0 };
      return { gateway, ...sums, ...bill };
    }),
    income: {
      salesFen: net('sales'),
      shippingFen: net('shippingIncome'),
      vipFen: net('vipIncome'),
      advertisementFen: net('advertisementIncome'),
    },
    // A cost is a debit balance: what it grew by is what was spent.
    costs: {
      feesFen: -net('gatewayFees') + 0,
      commissionFen: -net('commissionCost') + 0,
      bonusFen: -net('rechargeBonus') + 0,
      goodwillFen: -net('goodwill') + 0,
      prizesFen: -net('drawPrizes') + 0,
    },
    liabilities: {
      balanceFen: closing('balance'),
      commissionFen: closing('commission'),
      pendingCommissionFen: closing('pendingCommission'),
      advertisementAdvanceFen: closing('advertisementAdvance'),
      closingPayoutsFen: closing('closingPayouts'),
      clearingFen: closing('clearing'),
      integral: closing('integral'),
    },
    sums: rules.ledger.currencies.map((currency) => sumOf(accounts, currency)),
  };
}

function sumOf(accounts: readonly PurposeSpan[], currency: PurposeSpan['currency']): ReportFigures['sums'][number] {
  const of = accounts.filter((account) => account.currency === currency);
  return {
    currency,
    opening: of.reduce((sum, { opening }) => sum + opening, 0),
    closing: of.reduce((sum, { closing }) => sum + closing, 0),
  };
}
