import { type Answer, rules, type staffReconcileEndpoints } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import {
  listBills,
  listReconciledDays,
  type ReconciledDay,
  countOpenDifferences,
  sumOwnDay,
} from '../../../modules/money/payments/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { daySpan } from '../../daySpan.ts';

type Days = Answer<(typeof staffReconcileEndpoints)['staffReconcileDays']>;
type Day = Answer<(typeof staffReconcileEndpoints)['staffReconcileDay']>;

const SHOWN_DAYS = 16;
const MOST_DAYS = 92;

/** Every gateway on every day of a span. */
export async function loadReconciledDays(
  db: Reader,
  { fromDay, toDay, now }: { fromDay?: string | undefined; toDay?: string | undefined; now: Date },
): Promise<Days> {
  const today = businessDay(now);
  const to = toDay ?? today;
  const from = fromDay ?? businessDay(new Date(Date.parse(`${to}T12:00:00+08:00`) - (SHOWN_DAYS - 1) * DAY_MS));
  if (Date.parse(to) - Date.parse(from) > MOST_DAYS * DAY_MS) {
    throw new ShopError('INVALID_INPUT', { fields: ['fromDay'] });
  }
  const [days, openDifferences] = await Promise.all([
    listReconciledDays(db, { gateways: rules.payment.outsideGateways, fromDay: from, toDay: to, now }),
    countOpenDifferences(db),
  ]);
  return { items: days.map(describeDay), openDifferences, today };
}

/** One day, the statement beside our books. */
export async function loadReconciledDay(db: Reader, { day, now }: { day: string; now: Date }): Promise<Day> {
  const gateways = rules.payment.outsideGateways;
  const { from = now, until = now } = daySpan({ fromDay: day, toDay: day });
  const [days, bills, ...ours] = await Promise.all([
    listReconciledDays(db, { gateways, fromDay: day, toDay: day, now }),
    listBills(db, { day, limit: gateways.length }),
    ...gateways.map((gateway) => sumOwnDay(db, { gateway, from, until })),
  ]);
  return {
    day,
    gateways: days.map((one) => {
      const bill = bills.find(({ gateway, bookedAt }) => gateway === one.gateway && bookedAt);
      const { captures, capturedFen, refunds, refundedFen } = one;
      return {
        ...describeDay(one),
        theirs: { captures, capturedFen, refunds, refundedFen },
        ours: ours[gateways.indexOf(one.gateway)] ?? { captures: 0, capturedFen: 0, refunds: 0, refundedFen: 0 },
        bill: bill
          ? {
              openingFen: bill.openingFen,
              closingFen: bill.closingFen,
              capturedFen: bill.capturedFen,
              refundedFen: bill.refundedFen,
              feesFen: bill.feesFen,
              settledFen: bill.settledFen,
            }
          : null,
      };
    }),
  };
}

function describeDay(one: ReconciledDay): Days['items'][number] {
  const { gateway, day, open, settled, failure } = one;
  return {
    gateway,
    day,
    state: stateOf(one),
    comparedAt: one.comparedAt?.toISOString() ?? null,
    open,
    settled,
    failedSince: one.failedSince?.toISOString() ?? null,
    failure,
  };
}

function stateOf({ isRunning, failedSince, comparedAt, open }: ReconciledDay): Days['items'][number]['state'] {
  if (isRunning) return 'running';
  if (failedSince) return 'failed';
  if (!comparedAt) return 'waiting';
  return open > 0 ? 'differences' : 'matched';
}
