import { type Answer, type ParsedInput, rules, type staffPaymentEndpoints } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { type FoundPayment, searchPayments, sumRefundsByPayment } from '../../../modules/money/payments/index.ts';
import { listMaskedUsers, type MaskedUser } from '../../../modules/people/identity/index.ts';
import { findOrderByNo } from '../../../modules/trade/orders/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { daySpan } from '../../daySpan.ts';

type List = (typeof staffPaymentEndpoints)['staffPaymentList'];
type Row = Answer<List>['items'][number];

const PAGE = 50;
/** What no index leads to is looked for among the payments of so many days. */
const DAYS_WITHOUT_INDEX = 31;

/** A page of payments, in three statements. */
export async function searchPaymentsForStaff(
  db: Reader,
  query: ParsedInput<List>['query'] & { now: Date },
  size = PAGE,
): Promise<Answer<List>> {
  const { cursor, number, userId, state, gateway, minFen, maxFen } = query;
  const after = cursor === undefined ? null : decodeCursor(cursor, timeCursor);
  const order = number !== undefined && rules.order.noPattern.test(number) ? await findOrderByNo(db, number) : null;
  const { searchedFrom, ...span } = spanOf(query);
  const found = await searchPayments(db, {
    userId,
    state,
    gateway,
    minFen,
    maxFen,
    ...(order ? { payable: { kind: 'order', id: order.id } } : { number }),
    ...span,
    after: after && { at: new Date(after[0]), id: after[1] },
    limit: size + 1,
  });
  const page = found.slice(0, size);
  const last = page.at(-1);
  return {
    items: await describePayments(db, page),
    nextCursor: found.length > size && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
    searchedFrom: searchedFrom?.toISOString() ?? null,
  };
}

interface Span {
  readonly from?: Date;
  readonly until?: Date;
  /** Later than what was asked for: the list says so. */
  readonly searchedFrom?: Date;
}

function spanOf(query: ParsedInput<List>['query'] & { now: Date }): Span {
  const { fromDay, toDay, number, userId, state, minFen, maxFen, now } = query;
  const isIndexed = number !== undefined || userId !== undefined;
  const isRare = state === 'surplus' || minFen !== undefined || maxFen !== undefined;
  const span = daySpan({ fromDay, toDay });
  if (isIndexed || !isRare) return span;
  const until = span.until ?? now;
  const earliest = new Date(until.getTime() - DAYS_WITHOUT_INDEX * DAY_MS);
  if (span.from && span.from > earliest) return span;
  return { ...span, from: earliest, searchedFrom: earliest };
}

export async function describePayments(db: Reader, payments: readonly FoundPayment[]): Promise<Row[]> {
  const [users, refunded] = await Promise.all([
    listMaskedUsers(
      db,
      payments.map(({ userId }) => userId),
    ),
    sumRefundsByPayment(db, payments),
  ]);
  return payments.map((payment) => describePayment(payment, users, refunded.get(payment.id) ?? 0));
}

function describePayment(payment: FoundPayment, users: ReadonlyMap<string, MaskedUser>, refundedFen: number): Row {
  const { id, userId, outTradeNo, transactionId, gateway, title, amountFen, state, isSurplus, payable } = payment;
  return {
    id,
    outTradeNo,
    transactionId,
    gateway,
    title,
    amountFen,
    refundedFen,
    state,
    isSurplus,
    payable,
    user: users.get(userId) ?? { id: userId, name: '', phoneNumber: null },
    createdAt: payment.createdAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
  };
}
