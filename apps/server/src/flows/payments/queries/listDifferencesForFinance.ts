import type { Answer, ParsedInput, rules, staffReconcileEndpoints } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { findDifferenceBookings } from '../../../modules/money/handBookings/index.ts';
import {
  type FoundDifference,
  type FoundPayment,
  findPaymentsByNumbers,
  findRefundsByNumbers,
  type RefundRecord,
  searchDifferences,
  sumRefundsByPayment,
} from '../../../modules/money/payments/index.ts';
import { findWaitingApprovals } from '../../../modules/staff/approvals/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import { findNosOf } from '../../../modules/trade/orders/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { HAND_BOOKING } from '../../ledger/bookingApproval.ts';
import { deltaFenOf } from '../differences/deltaFenOf.ts';
import { differenceCursor } from './differenceCursor.ts';

type List = (typeof staffReconcileEndpoints)['staffDifferenceList'];
type Row = Answer<List>['items'][number];
type Guess = (typeof rules.ledger.guesses)[number];

const PAGE = 50;
/** So near to midnight the two sides may count a line to different days. */
const MIDNIGHT_MS = 10 * MINUTE_MS;

/** A page of differences with what is known of each, in a handful of statements. */
export async function listDifferencesForFinance(db: Reader, query: ParsedInput<List>['query']): Promise<Answer<List>> {
  const { cursor, ...wanted } = query;
  const from = cursor === undefined ? null : decodeCursor(cursor, differenceCursor);
  const after = from && {
    at: new Date(from[0]),
    key: { gateway: from[1], day: from[2], kind: from[3], number: from[4] },
  };
  const found = await searchDifferences(db, { ...wanted, after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  const at = last && { open: last.foundAt, resolved: last.resolvedAt }[last.state];
  return {
    items: await describe(db, page),
    nextCursor:
      found.length > PAGE && last && at
        ? encodeCursor([at.toISOString(), last.gateway, last.day, last.kind, last.number])
        : null,
  };
}

async function describe(db: Reader, page: readonly FoundDifference[]): Promise<Row[]> {
  const numbers = page.flatMap(({ number, tradeNo }) => (tradeNo === null ? [number] : [number, tradeNo]));
  const refunds = await findRefundsByNumbers(db, numbers);
  const [payments, bookings, names] = await Promise.all([
    // A line of a refund may name only the refund: its payment is known here.
    findPaymentsByNumbers(db, [...new Set([...numbers, ...refunds.map(({ payment }) => payment.outTradeNo)])]),
    findDifferenceBookings(db, page),
    listStaffNames(
      db,
      page.map(({ byStaff }) => byStaff).filter((id) => id !== null),
    ),
  ]);
  const orders = payments.filter(({ payable }) => payable.kind === 'order');
  const [approvals, refunded, orderNos] = await Promise.all([
    findWaitingApprovals(db, { kind: HAND_BOOKING, subjectIds: bookings.map(({ id }) => id) }),
    sumRefundsByPayment(db, payments),
    findNosOf(
      db,
      orders.map(({ userId, payable }) => ({ userId, id: payable.id })),
    ),
  ]);
  const found = { payments, refunds, bookings, names, approvals, refunded, orderNos };
  return page.map((one) => describeOne(one, found));
}

interface Found {
  readonly payments: readonly FoundPayment[];
  readonly refunds: readonly RefundRecord[];
  readonly bookings: Awaited<ReturnType<typeof findDifferenceBookings>>;
  readonly names: Awaited<ReturnType<typeof listStaffNames>>;
  readonly approvals: Awaited<ReturnType<typeof findWaitingApprovals>>;
  readonly refunded: Awaited<ReturnType<typeof sumRefundsByPayment>>;
  readonly orderNos: Awaited<ReturnType<typeof findNosOf>>;
}

function describeOne(one: FoundDifference, found: Found): Row {
  const refund = found.refunds.find(({ outRefundNo }) => outRefundNo === one.number);
  const payment = found.payments.find(
    ({ id, outTradeNo }) => id === refund?.payment.id || outTradeNo === one.number || outTradeNo === one.tradeNo,
  );
  const booking = found.bookings.find(({ difference }) => isSame(difference, one));
  return {
    gateway: one.gateway,
    day: one.day,
    kind: one.kind,
    number: one.number,
    difference: one.difference,
    theirsFen: one.theirsFen,
    oursFen: one.oursFen,
    deltaFen: deltaFenOf(one),
    state: one.state,
    guess: guessOf(one, payment, refund),
    evidence: {
      tradeNo: one.tradeNo,
      theirsAt: one.theirsAt?.toISOString() ?? null,
      oursAt: one.oursAt?.toISOString() ?? null,
      ...describePayment(payment, refund, found),
    },
    foundAt: one.foundAt.toISOString(),
    resolvedAt: one.resolvedAt?.toISOString() ?? null,
    how: one.how,
    reason: one.reason,
    by: (one.byStaff && found.names.get(one.byStaff)) ?? null,
    approval: (booking && found.approvals.get(booking.id)) ?? null,
  };
}

/** The payment that a difference is about, as far as it is known: of a refund at least which one it was. */
function describePayment(
  payment: FoundPayment | undefined,
  refund: RefundRecord | undefined,
  { orderNos, refunded }: Pick<Found, 'orderNos' | 'refunded'>,
): Pick<Row['evidence'], 'paymentId' | 'orderNo' | 'amountFen' | 'refundedFen'> {
  if (!payment) return { paymentId: refund?.payment.id ?? null, orderNo: null, amountFen: null, refundedFen: null };
  return {
    paymentId: payment.id,
    orderNo: orderNos.get(payment.payable.id) ?? null,
    amountFen: payment.amountFen,
    refundedFen: refunded.get(payment.id) ?? 0,
  };
}

function isSame(
  booked: { gateway: string; day: string; kind: string; number: string } | null,
  one: FoundDifference,
): boolean {
  return (
    booked?.gateway === one.gateway &&
    booked.day === one.day &&
    booked.kind === one.kind &&
    booked.number === one.number
  );
}

function guessOf(one: FoundDifference, payment: FoundPayment | undefined, refund: RefundRecord | undefined): Guess {
  switch (one.difference) {
    case 'amount':
      return isMultiple(one) ? 'chargedTwice' : 'amount';
    case 'onlyHere':
      return isNearMidnight(one.oursAt) ? 'crossDay' : 'missingThere';
    case 'onlyThere':
      if (refund) return refund.state === 'succeeded' ? 'paidTwice' : 'lostCallback';
      return one.kind === 'capture' && payment ? 'lostCallback' : 'foreign';
  }
}

function isMultiple({ oursFen, theirsFen }: FoundDifference): boolean {
  if (oursFen === null || theirsFen === null || oursFen <= 0) return false;
  return theirsFen > oursFen && theirsFen % oursFen === 0;
}

function isNearMidnight(at: Date | null): boolean {
  if (!at) return false;
  const sinceMidnight = (at.getTime() + 8 * 60 * MINUTE_MS) % (24 * 60 * MINUTE_MS);
  return sinceMidnight < MIDNIGHT_MS || sinceMidnight > 24 * 60 * MINUTE_MS - MIDNIGHT_MS;
}
