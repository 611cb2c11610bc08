import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { count, fen } from './productCard.ts';
import { agreed, id, instant, opaqueKey, password, phoneNumber, presentedPassword, smsCode, text } from './fields.ts';
import { session } from './operator.ts';
import { closingAccount } from './staffClosing.ts';
import { rules } from './rules.ts';
import { codeSent } from './user.ts';

const exportState = z.strictObject({
  state: z.enum(['preparing', 'ready', 'failed']),
  requestedAt: instant,
  fileId: id.nullable(),
  expiresAt: instant.nullable(),
});

/** Sessions, security and data of one's own account. */
export const accountEndpoints = {
  userMenu: endpoint({
    method: 'GET',
    path: '/user/menu',
    summary: '个人中心的菜单：各处有几件等我处理，各有多少',
    caller: 'user',
    answer: z.strictObject({
      /** For the user to act upon. */
      waiting: z.strictObject({
        orders: count,
        groups: count,
        openBoxOrders: count,
        batches: count,
        businesses: count,
        notices: count,
        support: count,
      }),
      there: z.strictObject({ coupons: count, collection: count }),
    }),
  }),
  userRefresh: endpoint({
    method: 'POST',
    path: '/user/refresh',
    summary: '用刷新令牌换取新的令牌',
    caller: 'guest',
    body: z.strictObject({ refreshToken: opaqueKey() }),
    answer: z.strictObject({ token: z.string(), refreshToken: z.string() }),
    perMinute: 120,
  }),
  userLogout: endpoint({
    method: 'POST',
    path: '/user/logout',
    summary: '退出当前登录',
    caller: 'user',
    answer: nothing,
  }),
  userSessions: endpoint({
    method: 'GET',
    path: '/user/session',
    summary: '登录设备',
    caller: 'user',
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          device: z.string(),
          address: z.string(),
          createdAt: instant,
          lastSeenAt: instant,
          current: z.boolean(),
        }),
      ),
    }),
  }),
  userSessionEnd: endpoint({
    method: 'DELETE',
    path: '/user/session/:id',
    summary: '让一台设备退出',
    caller: 'user',
    params: z.strictObject({ id }),
    answer: nothing,
    owned: { id: 'session' },
  }),
  userSessionEndOthers: endpoint({
    method: 'POST',
    path: '/user/session/endOthers',
    summary: '让其他设备全部退出',
    caller: 'user',
    answer: z.strictObject({ ended: z.number().int() }),
  }),
  userPassword: endpoint({
    method: 'PUT',
    path: '/user/password',
    summary: '修改密码，其他设备退出；没有密码的账号先用短信重设',
    caller: 'user',
    body: z.strictObject({ oldPassword: presentedPassword, password }),
    answer: nothing,
  }),
  userProfile: endpoint({
    method: 'GET',
    path: '/user/profile',
    summary: '个人中心的账户与安全',
    caller: 'user',
    answer: z.strictObject({
      userName: z.string(),
      registeredAt: instant,
      hasPassword: z.boolean(),
      passwordChangedAt: instant.nullable(),
      wechatNickname: z.string().nullable(),
      personalised: z.boolean(),
      consents: z.array(z.strictObject({ document: z.string(), version: z.string(), agreedAt: instant })),
    }),
  }),
  userConsentDue: endpoint({
    method: 'GET',
    path: '/user/consent',
    summary: '已经生效、我还没有同意的文件；没有就是空的',
    caller: 'user',
    answer: z.strictObject({
      due: z.array(
        z.strictObject({
          document: z.enum(['serviceTerms', 'privacyPolicy']),
          version: z.string(),
          effectiveOn: z.iso.date(),
        }),
      ),
    }),
  }),
  userConsent: endpoint({
    method: 'POST',
    path: '/user/consent',
    summary: '同意两份文件的现行版本；同意过的不变，不是现行版本的拒绝',
    caller: 'user',
    body: agreed,
    answer: nothing,
  }),
  userLoginCode: endpoint({
    method: 'POST',
    path: '/user/login/code/send',
    summary: '发送登录验证码；没有注册的手机号同样发送',
    caller: 'guest',
    body: z.strictObject({ phoneNumber }),
    answer: codeSent,
  }),
  userLoginByCode: endpoint({
    method: 'POST',
    path: '/user/login/code',
    summary: '用短信验证码登录',
    caller: 'guest',
    body: z.strictObject({ phoneNumber, code: smsCode }),
    answer: session,
  }),
  userWechatBind: endpoint({
    method: 'POST',
    path: '/user/wechat',
    summary: '在个人中心扫码并输入登录密码，把这个微信绑到我的账号上；没有密码的账号先用短信设一个',
    caller: 'user',
    body: z.strictObject({ code: text(128), state: opaqueKey(), stateKey: opaqueKey(), password: presentedPassword }),
    answer: z.strictObject({ nickname: z.string() }),
    perMinute: 20,
  }),
  userWechatUnbind: endpoint({
    method: 'DELETE',
    path: '/user/wechat',
    summary: '解绑微信',
    caller: 'user',
    answer: nothing,
  }),
  userClosing: endpoint({
    method: 'GET',
    path: '/user/close',
    summary: '现在注销的话，哪些钱怎样退回，哪些作废',
    caller: 'user',
    answer: z.strictObject({
      totalFen: fen,
      /** By the recharges' own payments. */
      byGateway: z.array(
        z.strictObject({ gateway: z.enum(rules.payment.outsideGateways), amountFen: fen, rechargedAt: instant }),
      ),
      /** By finance, to the account that the user names. Commission that is payable is among it. */
      byBankFen: fen,
      commissionFen: fen,
      /** Bonus, and principal that stands against spent bonus. */
      lapsesFen: fen,
      withheldFen: fen,
      /** On its way back already: closing waits for it. */
      heldFen: fen,
      /** What has to end before, whatever else is done: as long as one stands, no code is worth asking for. */
      blocks: z.array(z.enum(rules.closing.blocks)),
    }),
  }),
  userCloseCode: endpoint({
    method: 'GET',
    path: '/user/close/code',
    summary: '向绑定的手机号发送注销验证码',
    caller: 'user',
    answer: z.strictObject({ resendAfterSeconds: z.number().int(), expiresInSeconds: z.number().int() }),
  }),
  userClose: endpoint({
    method: 'POST',
    path: '/user/close',
    summary: '注销账号，个人信息随即清除；有钱要退时带上看到的金额和收款账户',
    caller: 'user',
    body: z.strictObject({
      code: smsCode,
      /** As `userClosing` said. Without it nothing may be left. */
      back: z.strictObject({ amountFen: fen, account: closingAccount.optional() }).optional(),
    }),
    answer: nothing,
  }),
  userExportStart: endpoint({
    method: 'POST',
    path: '/user/export',
    summary: '输入登录密码，开始导出我的数据；没有密码的账号先用短信设一个',
    caller: 'user',
    body: z.strictObject({ password: presentedPassword }),
    answer: exportState,
    perMinute: 5,
  }),
  userExport: endpoint({
    method: 'GET',
    path: '/user/export',
    summary: '最近一次数据导出',
    caller: 'user',
    answer: z.strictObject({ latest: exportState.nullable() }),
  }),
};
