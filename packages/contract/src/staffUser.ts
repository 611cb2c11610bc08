import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { orderKind, orderState } from './orderParts.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const { staff } = rules;
const params = z.strictObject({ id });
const signed = z.number().int();

const user = z.strictObject({
  id,
  userName: z.string(),
  /** 林** */
  name: z.string(),
  /** 138****6024; null: the account is closed. */
  phoneNumber: z.string().nullable(),
  level: z.string(),
  state: z.enum(['active', 'banned', 'closed']),
  createdAt: instant,
});

const ofReaders = { caller: 'staff', roles: ['orders', 'finance'] } as const;
/** Only these and administrators see a whole number or address, and shut an account. */
const ofHelpers = { caller: 'staff', roles: ['orders'] } as const;

/** Users, as staff see them: masked. */
export const staffUserEndpoints = {
  staffUserList: endpoint({
    method: 'GET',
    path: '/staff/user',
    summary: '用户：按手机尾号、用户名、用户编号或订单号找；不填是最新注册的',
    ...ofReaders,
    query: z.strictObject({
      /** No whole phone number: an address is kept in histories and logs. */
      q: text(40)
        .refine((q) => !rules.phonePattern.test(q))
        .optional(),
      view: z.enum(['all', 'banned']).default('all'),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({ items: z.array(user), nextCursor: z.string().nullable() }),
  }),
  staffUserByPhone: endpoint({
    method: 'POST',
    path: '/staff/user/byPhone',
    summary: '用完整的手机号找用户；号码不进地址',
    ...ofReaders,
    onlyReads: true,
    body: z.strictObject({ phoneNumber: z.string().regex(rules.phonePattern) }),
    answer: z.strictObject({ items: z.array(user), nextCursor: z.null() }),
    perMinute: 60,
  }),
  staffUserGet: endpoint({
    method: 'GET',
    path: '/staff/user/:id',
    summary: '一位用户：资料（遮住的）、余额积分、最近的订单和流水、会话、风险提示、谁看过隐私',
    ...ofReaders,
    params,
    publicIds: ['id'],
    answer: user.extend({
      closedAt: instant.nullable(),
      invitationCode: z.string(),
      hasPassword: z.boolean(),
      vipUntil: z.iso.date().nullable(),
      isVip: z.boolean(),
      balanceFen: fen,
      /** Part of it, set aside for what is being paid. */
      heldFen: fen,
      integral: signed,
      /** To the district. */
      addresses: z.array(z.string()),
      ban: z.strictObject({ reason: z.string(), at: instant, by: z.string() }).nullable(),
      orders: z.array(
        z.strictObject({ no: z.string(), id, kind: orderKind, state: orderState, payFen: fen, createdAt: instant }),
      ),
      /** What counts for the level: of the last 12 months. */
      spending: z.strictObject({
        fen: signed,
        next: z.strictObject({ level: z.string(), missingFen: signed }).nullable(),
      }),
      /** Of effect orders. */
      commission: z.strictObject({ payableFen: fen, comingFen: fen, orders: count, owedFen: fen }),
      /** Requests in 12 months, up to a bound. */
      afterSales: count,
      coupons: z.strictObject({ unused: count, locked: count, used: count, expired: count }),
      businesses: z.array(z.strictObject({ id, shopName: z.string(), state: z.enum(rules.business.states) })),
      inviter: z.strictObject({ userId: id, name: z.string() }).nullable(),
      invited: z.strictObject({ registered: count, completed: count, rewarded: count }),
      entries: z.array(
        z.strictObject({
          at: instant,
          kind: z.string(),
          memo: z.string(),
          amountFen: signed,
          balanceAfterFen: signed.nullable(),
        }),
      ),
      sessions: z.array(
        z.strictObject({
          id,
          device: z.string(),
          /** 39.174.*.* */
          address: z.string(),
          createdAt: instant,
          lastSeenAt: instant,
        }),
      ),
      /** Hints, no verdicts: the shop does nothing by them. */
      risks: z.strictObject({
        /** Other accounts that were signed in to from a browser of theirs. */
        sharedBrowsers: z.array(z.strictObject({ userId: id, name: z.string(), createdAt: instant })),
        /** Orders that they let lapse in the last 30 days. */
        lapsedOrders: count,
        /** Since the registration. */
        passwordChangedAt: instant.nullable(),
      }),
      /** In the last 90 days. */
      reveals: z.array(z.strictObject({ at: instant, by: z.string(), field: z.string(), reason: z.string() })),
    }),
  }),
  staffUserReveal: endpoint({
    method: 'POST',
    path: '/staff/user/:id/reveal',
    summary: '看全一项隐私，写明为什么，记入审计，每天 30 次',
    ...ofHelpers,
    params,
    publicIds: ['id'],
    body: z.strictObject({ field: z.enum(staff.revealFields), reason: text(100) }),
    answer: z.strictObject({
      /** One, or each saved address. */
      values: z.array(z.string()),
      /** Shown until then. */
      until: instant,
      usedToday: count,
      perDay: count,
    }),
  }),
  staffUserSessionsEnd: endpoint({
    method: 'POST',
    path: '/staff/user/:id/session/end',
    summary: '结束用户的一个或全部会话',
    ...ofHelpers,
    params,
    publicIds: ['id', 'sessionId'],
    body: z.strictObject({ sessionId: id.optional(), reason: text(100) }),
    answer: z.strictObject({ ended: count }),
  }),
  staffUserTell: endpoint({
    method: 'POST',
    path: '/staff/user/:id/tell',
    summary: '给用户发一条站内消息，写明为什么，记入审计',
    ...ofHelpers,
    params,
    publicIds: ['id'],
    body: z.strictObject({ words: text(200), reason: text(100) }),
    answer: nothing,
    perMinute: 20,
  }),
  staffUserBan: endpoint({
    method: 'POST',
    path: '/staff/user/:id/ban',
    summary: '封禁：会话立即结束，不能登录，余额和订单不动',
    ...ofHelpers,
    params,
    publicIds: ['id'],
    body: z.strictObject({ reason: text(100) }),
    answer: nothing,
  }),
  staffUserUnban: endpoint({
    method: 'POST',
    path: '/staff/user/:id/unban',
    summary: '解封',
    ...ofHelpers,
    params,
    publicIds: ['id'],
    body: z.strictObject({ reason: text(100) }),
    answer: nothing,
  }),
};
