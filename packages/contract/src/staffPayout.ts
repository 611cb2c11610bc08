import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { businessDate, ledgerTransfer, maskedUser, waitingApproval } from './moneyParts.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const staff = { caller: 'staff', roles: ['finance'] } as const;
const params = z.strictObject({ id });
const state = z.enum(rules.effectOrder.payoutStates);

const payout = z.strictObject({
  id,
  no: z.string(),
  promoter: maskedUser,
  state,
  /** How many effect orders, and when the first and last of them became payable. */
  effects: count,
  settledFrom: businessDate,
  settledTo: businessDate,
  commissionFen: fen,
  /** What was owed and taken from it. */
  takenFen: fen,
  amountFen: fen,
  requestedAt: instant,
  endedAt: instant.nullable(),
  refusal: z.string().nullable(),
  approval: waitingApproval.nullable(),
});

/** Payouts of commission as finance looks after them. */
export const staffPayoutEndpoints = {
  staffPayoutList: endpoint({
    method: 'GET',
    path: '/staff/payout',
    summary: '佣金兑付，新的在前；按状态、推广人、单号、日期',
    ...staff,
    query: z.strictObject({
      state: state.optional(),
      userId: id.optional(),
      no: z
        .string()
        .regex(/^DF[0-9]{13}$/)
        .optional(),
      fromDay: businessDate.optional(),
      toDay: businessDate.optional(),
      cursor: opaqueKey(200).optional(),
    }),
    publicIds: ['userId'],
    answer: z.strictObject({ items: z.array(payout), nextCursor: z.string().nullable() }),
  }),
  staffPayoutSums: endpoint({
    method: 'GET',
    path: '/staff/payout/sums',
    summary: '待批准、本月已兑付和扣回、可兑付（扣回后）和要扣回的、待结算',
    ...staff,
    answer: z.strictObject({
      waiting: count,
      waitingFen: fen,
      monthDone: count,
      monthDoneFen: fen,
      monthTakenFen: fen,
      /** What promoters could be paid now, as each of them reads it: nothing of what waits, and less what is owed. */
      payableFen: z.number().int(),
      /** What would be taken from it for refunds after a payout. */
      takenFen: fen,
      /** What still waits for its days, by the ledger. */
      settlingFen: z.number().int(),
    }),
  }),
  staffPayoutGet: endpoint({
    method: 'GET',
    path: '/staff/payout/:id',
    summary: '一笔兑付由什么组成：最大的几款、来自哪里、扣回、转账',
    ...staff,
    params,
    publicIds: ['id'],
    answer: payout.extend({
      products: z.array(z.strictObject({ productId: id, title: z.string(), count, rateBp: count, amountFen: fen })),
      places: z.array(z.strictObject({ place: z.string().nullable(), count, amountFen: fen })),
      taken: z.array(z.strictObject({ title: z.string(), count, amountFen: fen })),
      /** The one before it that was paid. */
      previous: z.strictObject({ no: z.string(), amountFen: fen, endedAt: instant }).nullable(),
      /** Paid out on the day of this one, itself included if it is done. */
      dayFen: fen,
      transfers: z.array(ledgerTransfer),
    }),
  }),
  staffPayoutEffects: endpoint({
    method: 'GET',
    path: '/staff/payout/:id/effects',
    summary: '一笔兑付里的效果订单，新的在前',
    ...staff,
    params,
    publicIds: ['id'],
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          orderNo: z.string().nullable(),
          title: z.string(),
          place: z.string().nullable(),
          paidFen: fen,
          refundedFen: fen,
          rateBp: count,
          commissionFen: fen,
          paidAt: instant,
          settledAt: instant.nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
};
