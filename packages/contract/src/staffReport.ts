import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, text } from './fields.ts';
import { businessDate } from './moneyParts.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const { ledger, payment } = rules;
const staff = { caller: 'staff', roles: ['finance'] } as const;
const amount = z.number().int();
/** A day, or a month: 2026-11-15, 2026-11. */
const period = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What is frozen when the books are closed. */
export const reportFigures = z.strictObject({
  period,
  fromDay: businessDate,
  toDay: businessDate,
  /** Every kind of account: what it had, what came in, what went out, what it has. */
  accounts: z.array(
    z.strictObject({
      purpose: z.string(),
      isHouse: z.boolean(),
      currency: z.enum(ledger.currencies),
      opening: amount,
      received: count,
      given: count,
      closing: amount,
    }),
  ),
  /** By the gateway's own time; fees and settlements by its bills. */
  gateways: z.array(
    z.strictObject({
      gateway: z.enum(payment.outsideGateways),
      captures: count,
      capturedFen: fen,
      refunds: count,
      refundedFen: fen,
      feesFen: amount,
      settledFen: amount,
      /** Of the span, whose bill was booked. */
      billedDays: count,
    }),
  ),
  income: z.strictObject({ salesFen: amount, shippingFen: amount, vipFen: amount, advertisementFen: amount }),
  costs: z.strictObject({
    feesFen: amount,
    commissionFen: amount,
    bonusFen: amount,
    goodwillFen: amount,
    prizesFen: amount,
  }),
  /** What the shop owes at the end of it. */
  liabilities: z.strictObject({
    balanceFen: amount,
    commissionFen: amount,
    pendingCommissionFen: amount,
    advertisementAdvanceFen: amount,
    closingPayoutsFen: amount,
    clearingFen: amount,
    integral: amount,
  }),
  /** Of all accounts, by currency: nothing. */
  sums: z.array(z.strictObject({ currency: z.enum(ledger.currencies), opening: amount, closing: amount })),
});

const closed = z.strictObject({ at: instant, by: z.string().nullable(), note: z.string(), hash });

export const staffReportEndpoints = {
  staffReportList: endpoint({
    method: 'GET',
    path: '/staff/report',
    summary: '一个月的日结和月结',
    ...staff,
    query: z.strictObject({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    answer: z.strictObject({
      month: z.strictObject({ period, closed: closed.nullable() }),
      days: z.array(z.strictObject({ period, isOver: z.boolean(), closed: closed.nullable() })),
    }),
  }),
  staffReportGet: endpoint({
    method: 'GET',
    path: '/staff/report/:period',
    summary: '一天或一个月的报表：结过的是当时的数字，没结的现算；与账本逐项相等',
    ...staff,
    params: z.strictObject({ period }),
    answer: z.strictObject({
      figures: reportFigures,
      hash,
      closed: closed.nullable(),
      /** Of a closed one: the ledger still says the same. */
      isEqual: z.boolean(),
      mayClose: z.boolean(),
      checks: z.array(z.strictObject({ what: z.string(), isGood: z.boolean(), words: z.string() })),
    }),
  }),
  staffReportClose: endpoint({
    method: 'POST',
    path: '/staff/report/:period/close',
    summary: '日结或月结：数字从此不变；带看到的 hash',
    ...staff,
    params: z.strictObject({ period }),
    body: z.strictObject({ hash, note: z.union([text(200), z.literal('')]) }),
    answer: z.strictObject({ hash, closedAt: instant }),
    perMinute: 20,
  }),
};

export type ReportFigures = z.output<typeof reportFigures>;
