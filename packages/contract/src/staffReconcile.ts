import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { businessDate, waitingApproval } from './moneyParts.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const { ledger, payment } = rules;
const staff = { caller: 'staff', roles: ['finance'] } as const;
const gateway = z.enum(payment.outsideGateways);
const signedFen = z.number().int();
const reason = text(ledger.reasonMax);

const sums = z.strictObject({ captures: count, capturedFen: fen, refunds: count, refundedFen: fen });

const gatewayDay = z.strictObject({
  gateway,
  day: businessDate,
  /** waiting: the statement is not there yet. failed: it could not be had or read. running: it is being compared. */
  state: z.enum(['matched', 'differences', 'waiting', 'failed', 'running']),
  comparedAt: instant.nullable(),
  open: count,
  settled: count,
  failedSince: instant.nullable(),
  failure: z.string().nullable(),
});

const differenceKey = {
  gateway,
  day: businessDate,
  kind: z.enum(['capture', 'refund']),
  number: text(64),
};

const difference = z.strictObject({
  ...differenceKey,
  difference: z.enum(['onlyThere', 'onlyHere', 'amount']),
  theirsFen: fen.nullable(),
  oursFen: fen.nullable(),
  /** What the gateway's account has more than ours. */
  deltaFen: signedFen,
  state: z.enum(['open', 'resolved']),
  /** What it may be. */
  guess: z.enum(ledger.guesses),
  evidence: z.strictObject({
    /** The trade's number in the statement's line, and when it happened there and here. */
    tradeNo: z.string().nullable(),
    theirsAt: instant.nullable(),
    oursAt: instant.nullable(),
    /** Ours, if the number or the trade is known. */
    paymentId: id.nullable(),
    orderNo: z.string().nullable(),
    amountFen: fen.nullable(),
    refundedFen: fen.nullable(),
  }),
  foundAt: instant,
  resolvedAt: instant.nullable(),
  /** How a person settled it; null: nobody did, or the shop by itself. */
  how: z.enum(['explained', 'booked']).nullable(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  /** A booking that waits for a second person. */
  approval: waitingApproval.nullable(),
});

/** The comparison with the gateways' statements, and what finance does about it. */
export const staffReconcileEndpoints = {
  staffReconcileDays: endpoint({
    method: 'GET',
    path: '/staff/reconcile',
    summary: '各渠道各天的对账：一致、有差异、等账单、失败；新的在前，不给日期是最近 16 天',
    ...staff,
    query: z.strictObject({ fromDay: businessDate.optional(), toDay: businessDate.optional() }),
    answer: z.strictObject({ items: z.array(gatewayDay), openDifferences: count, today: businessDate }),
  }),
  staffReconcileDay: endpoint({
    method: 'GET',
    path: '/staff/reconcile/:day',
    summary: '一天的账单与账本，按渠道：收款、退款、净额、差',
    ...staff,
    params: z.strictObject({ day: businessDate }),
    answer: z.strictObject({
      day: businessDate,
      gateways: z.array(
        gatewayDay.extend({
          theirs: sums,
          ours: sums,
          /** The gateway's own account of our money on that day, if its bill was booked. */
          bill: z
            .strictObject({
              openingFen: signedFen.nullable(),
              closingFen: signedFen.nullable(),
              capturedFen: fen,
              refundedFen: fen,
              feesFen: fen,
              settledFen: fen,
            })
            .nullable(),
        }),
      ),
    }),
  }),
  staffReconcileRun: endpoint({
    method: 'POST',
    path: '/staff/reconcile/run',
    summary: '一个渠道的一天重新核对，排进任务',
    ...staff,
    body: z.strictObject({ gateway, day: businessDate }),
    answer: z.strictObject({ state: z.enum(['queued']) }),
    perMinute: 20,
  }),
  staffStatement: endpoint({
    method: 'GET',
    path: '/staff/reconcile/statement',
    summary: '渠道的原始账单，现取，渠道留 90 天',
    ...staff,
    query: z.strictObject({ gateway, day: businessDate }),
    answer: z.unknown(),
    binary: true,
    perMinute: 10,
  }),
  staffDifferenceList: endpoint({
    method: 'GET',
    path: '/staff/difference',
    summary: '差异：未平的，找到得早的在前；已平的，新的在前。可以按渠道和日期',
    ...staff,
    query: z.strictObject({
      state: z.enum(['open', 'resolved']).default('open'),
      gateway: gateway.optional(),
      day: businessDate.optional(),
      cursor: opaqueKey(400).optional(),
    }),
    answer: z.strictObject({ items: z.array(difference), nextCursor: z.string().nullable() }),
  }),
  staffDifferenceExplain: endpoint({
    method: 'POST',
    path: '/staff/difference/explain',
    summary: '说明一笔差异，不用记账；金额再变就又是未平',
    ...staff,
    body: z.strictObject({ ...differenceKey, reason }),
    answer: z.strictObject({ state: z.enum(['resolved']) }),
    perMinute: 60,
  }),
  staffDifferenceBook: endpoint({
    method: 'POST',
    path: '/staff/difference/book',
    summary: '补记一笔差异，送另一个人批准；对方账户由财务选，方向和金额由差异定',
    ...staff,
    body: z.strictObject({ ...differenceKey, counter: z.enum(ledger.byHand), reason }),
    answer: z.strictObject({ state: z.enum(['asked']), approval: waitingApproval }),
    perMinute: 30,
  }),
  staffSettlementList: endpoint({
    method: 'GET',
    path: '/staff/settlement',
    summary: '渠道每天的结算和手续费，与银行实到；新的在前',
    ...staff,
    query: z.strictObject({ gateway: gateway.optional(), cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          gateway,
          day: businessDate,
          bookedAt: instant.nullable(),
          failedSince: instant.nullable(),
          failure: z.string().nullable(),
          openingFen: signedFen.nullable(),
          closingFen: signedFen.nullable(),
          capturedFen: fen,
          refundedFen: fen,
          feesFen: fen,
          feesBackFen: fen,
          settledFen: fen,
          toppedUpFen: fen,
          /** Of kinds that nobody knows. */
          otherFen: signedFen,
          /** In what the bill does not agree with the one before it, or with the day's statement. */
          differences: z.array(z.string()),
          arrival: z
            .strictObject({
              amountFen: fen,
              arrivedOn: businessDate,
              note: z.string(),
              by: z.string().nullable(),
              enteredAt: instant,
              version: count,
            })
            .nullable(),
          /** Arrived less settled; null until both are known. */
          bankDeltaFen: signedFen.nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffSettlementArrive: endpoint({
    method: 'POST',
    path: '/staff/settlement/arrive',
    summary: '登记一天的结算银行实到多少；改的时候带看到的 version',
    ...staff,
    body: z.strictObject({
      gateway,
      day: businessDate,
      amountFen: fen.max(ledger.maxByHandFen * 10),
      arrivedOn: businessDate,
      note: z.union([text(200), z.literal('')]),
      /** 0: nothing was entered yet. */
      version: count,
    }),
    answer: z.strictObject({ version: count, bankDeltaFen: signedFen.nullable() }),
    perMinute: 60,
  }),
  staffBookingList: endpoint({
    method: 'GET',
    path: '/staff/booking',
    summary: '手工记的账，新的在前',
    ...staff,
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          no: z.string(),
          from: z.enum(ledger.byHand),
          to: z.enum(ledger.byHand),
          amountFen: fen,
          reason: z.string(),
          state: z.enum(['asked', 'done', 'dropped']),
          difference: z.strictObject(differenceKey).nullable(),
          by: z.string().nullable(),
          askedAt: instant,
          endedAt: instant.nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffBookingRequest: endpoint({
    method: 'POST',
    path: '/staff/booking',
    summary: '店里两个账户之间手工记一笔，送另一个人批准',
    ...staff,
    body: z.strictObject({
      from: z.enum(ledger.byHand),
      to: z.enum(ledger.byHand),
      amountFen: fen.min(1).max(ledger.maxByHandFen),
      reason,
    }),
    answer: z.strictObject({ state: z.enum(['asked']), no: z.string(), approval: waitingApproval }),
    perMinute: 30,
  }),
};
