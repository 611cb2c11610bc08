import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, opaqueKey, smsCode } from './fields.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';
import { payWay } from './payment.ts';

const month = z.string().regex(rules.wallet.monthPattern);
const paymentPassword = z.string().regex(rules.wallet.passwordPattern);
const rechargeAmount = z
  .number()
  .int()
  .min(rules.recharge.minFen)
  .max(rules.recharge.businessMaxFen)
  .multipleOf(rules.recharge.stepFen);

/** A recharge as far as its money can still go back. */
const recharge = z.strictObject({
  id,
  gateway: z.enum(rules.payment.gateways),
  amountFen: fen,
  bonusFen: fen,
  paidAt: instant,
  refundableUntil: instant,
  state: z.enum(['refundable', 'refunding', 'refunded', 'used', 'expired']),
  /** Unspent principal, less the part of the bonus that is spent. */
  refundableFen: fen,
  /** Bonus that is still there and goes away with the refund. */
  bonusBackFen: fen,
  /** Bonus that was spent, and is therefore taken from the principal. */
  bonusSpentFen: fen,
});

export const walletEndpoints = {
  walletGet: endpoint({
    method: 'GET',
    path: '/wallet',
    summary: '余额：本金、赠金、冻结和本月收支',
    caller: 'user',
    answer: z.strictObject({
      /** Spendable now: principal and bonus, without the held amount. */
      availableFen: fen,
      principalFen: fen,
      bonusFen: fen,
      /** Held for a refund of a recharge that is under way. */
      heldFen: fen,
      month,
      incomeFen: fen,
      expenseFen: fen,
      integral: count,
      /** What a payout would pay now: without what is held, and after what is taken back. */
      commissionFen: fen,
      hasPaymentPassword: z.boolean(),
      paymentPasswordLockedUntil: instant.nullable(),
    }),
  }),
  walletStatement: endpoint({
    method: 'GET',
    path: '/wallet/statement',
    summary: '一个月的余额明细，新的在前，可按类型看',
    caller: 'user',
    query: z.strictObject({
      month: month.optional(),
      kind: z.enum(rules.wallet.statementGroups).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({
      month,
      incomeFen: fen,
      expenseFen: fen,
      counts: z.strictObject({ all: count, recharge: count, payment: count, refund: count, commission: count }),
      items: z.array(
        z.strictObject({
          id,
          at: instant,
          /** 充值, 充值赠金, 订单支付 … */
          title: z.string(),
          /** Where it came from or went: 微信支付，流水 4200… */
          reason: z.string(),
          amountFen: z.number().int(),
          balanceFen: fen,
          /** The order, recharge … that moved the money, for a link. */
          cause: z.strictObject({ kind: z.string(), id: z.string() }),
        }),
      ),
      nextCursor: z.string().nullable(),
      /** The next older month with a movement. */
      earlierMonth: month.nullable(),
    }),
  }),
  walletMonths: endpoint({
    method: 'GET',
    path: '/wallet/months',
    summary: '最近 12 个月每月的收入与支出，旧的在前',
    caller: 'user',
    answer: z.strictObject({ months: z.array(z.strictObject({ month, incomeFen: fen, expenseFen: fen })) }),
  }),
  walletExport: endpoint({
    method: 'GET',
    path: '/wallet/statement/export',
    summary: '一个月的余额明细，CSV',
    caller: 'user',
    query: z.strictObject({ month, kind: z.enum(rules.wallet.statementGroups).optional() }),
    answer: z.unknown(),
    binary: true,
    perMinute: 20,
  }),
  walletRecharge: endpoint({
    method: 'POST',
    path: '/wallet/recharge',
    summary: '发起充值，得到一次待付的支付',
    caller: 'user',
    body: z.strictObject({ amountFen: rechargeAmount, ...payWay }),
    answer: z.strictObject({ rechargeId: id, paymentId: id, amountFen: fen, bonusFen: fen, expiresAt: instant }),
    perMinute: 20,
  }),
  walletRecharges: endpoint({
    method: 'GET',
    path: '/wallet/recharge',
    summary: '最近的充值，以及各自还能退回多少',
    caller: 'user',
    answer: z.strictObject({ items: z.array(recharge) }),
  }),
  walletRechargeRefund: endpoint({
    method: 'POST',
    path: '/wallet/recharge/:id/refund',
    summary: '退回充值本金；金额须与刚才看到的一致',
    caller: 'user',
    params: z.strictObject({ id }),
    body: z.strictObject({ amountFen: z.number().int().positive() }),
    answer: recharge,
    owned: { id: 'recharge' },
    perMinute: 20,
  }),
  walletPasswordCode: endpoint({
    method: 'GET',
    path: '/wallet/password/code',
    summary: '向绑定的手机号发送设置支付密码的验证码',
    caller: 'user',
    answer: z.strictObject({ resendAfterSeconds: z.number().int(), expiresInSeconds: z.number().int() }),
  }),
  walletPasswordSet: endpoint({
    method: 'PUT',
    path: '/wallet/password',
    summary: '用短信验证码设置支付密码，忘记时也用它',
    caller: 'user',
    body: z.strictObject({ password: paymentPassword, code: smsCode }),
    answer: nothing,
  }),
  walletPasswordChange: endpoint({
    method: 'PUT',
    path: '/wallet/password/change',
    summary: '用原支付密码换一个',
    caller: 'user',
    body: z.strictObject({ oldPassword: paymentPassword, password: paymentPassword }),
    answer: nothing,
  }),
};
