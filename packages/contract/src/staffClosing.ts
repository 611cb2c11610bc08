import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const { closing, refund } = rules;
const params = z.strictObject({ id });
const note = text(refund.noteMax);
const roles = ['finance'] as const;

/** Where a leaver is paid what no gateway takes. */
export const closingAccount = z.strictObject({
  holder: text(closing.holderMax),
  bank: text(closing.bankMax),
  number: z.string().regex(closing.numberPattern),
});

/** What finance does about money of accounts that were closed. */
export const staffClosingEndpoints = {
  staffClosingList: endpoint({
    method: 'GET',
    path: '/staff/closing',
    summary: '注销账号还没退完的钱，等得久的在前',
    caller: 'staff',
    roles,
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          state: z.enum(closing.states),
          /** gateway: the refund pays it, and finance only if that is stuck. */
          way: z.enum(['gateway', 'bank']),
          amountFen: fen,
          /** The last digits of the account that the leaver named, if any. */
          accountTail: z.string().nullable(),
          refund: z
            .strictObject({ id, state: z.enum(['requested', 'processing', 'stuck', 'succeeded', 'failed']) })
            .nullable(),
          needsApproval: z.boolean(),
          closedAt: instant,
        }),
      ),
      waiting: count,
      waitingFen: fen,
      nextCursor: z.string().nullable(),
    }),
  }),
  staffClosingAccount: endpoint({
    method: 'POST',
    path: '/staff/closing/:id/account',
    summary: '查看注销用户的收款账户，写明原因，留审计记录',
    caller: 'staff',
    roles,
    params,
    publicIds: ['id'],
    body: z.strictObject({ reason: note }),
    answer: closingAccount,
    perMinute: 30,
  }),
  staffClosingAsk: endpoint({
    method: 'POST',
    path: '/staff/closing/:id/ask',
    summary: '超过限额的注销退款，转账之前提交另一个人批准',
    caller: 'staff',
    roles,
    params,
    publicIds: ['id'],
    body: z.strictObject({ note }),
    answer: z.strictObject({ state: z.enum(['asked']) }),
    perMinute: 30,
  }),
  staffClosingSettle: endpoint({
    method: 'POST',
    path: '/staff/closing/:id/settle',
    summary: '已转账给注销用户，登记银行流水号',
    caller: 'staff',
    roles,
    params,
    publicIds: ['id'],
    body: z.strictObject({ proof: z.string().regex(refund.proofPattern), note }),
    answer: z.strictObject({ state: z.enum(['done']) }),
    perMinute: 30,
  }),
};
