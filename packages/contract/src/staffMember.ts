import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, opaqueKey, password, presentedPassword, text } from './fields.ts';
import { count } from './productCard.ts';
import { rules } from './rules.ts';

const { staff } = rules;
const params = z.strictObject({ id });
/** A fresh one of the caller's authenticator: a stolen session alone changes nobody. */
const code = z.string().regex(staff.codePattern);
/** The version that the editor was opened with: the change is refused when the member has changed since. */
const version = z.number().int().min(1).max(1_000_000_000);
const roles = z
  .array(z.enum(staff.roles))
  .min(1)
  .max(staff.roles.length)
  .refine((given) => new Set(given).size === given.length, { error: 'each role once' });

const member = z.strictObject({
  id,
  loginName: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staff.roles)),
  state: z.enum(['active', 'closed']),
  /** The second factor is set up. */
  isEnrolled: z.boolean(),
  /** Has signed in within the last 90 days: when, the last time. */
  lastLoginAt: instant.nullable(),
  liveSessions: count,
  createdAt: instant,
  closedAt: instant.nullable(),
  version: count,
  /** By an administrator. */
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
});

/** Shown once. The member sets another at the next sign-in. */
const oneTimePassword = z.string();

const ofAdmin = { caller: 'staff', roles: [] } as const;
const ofMember = { ...ofAdmin, params, publicIds: ['id'] } as const;
const ofAll = { caller: 'staff', roles: staff.roles } as const;

/** Members of staff, by administrators; and what everyone does with their own account. */
export const staffMemberEndpoints = {
  staffMemberList: endpoint({
    method: 'GET',
    path: '/staff/member',
    summary: '员工，在职的在前',
    ...ofAdmin,
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({ items: z.array(member), nextCursor: z.string().nullable(), now: instant }),
  }),
  staffMemberCreate: endpoint({
    method: 'POST',
    path: '/staff/member',
    summary: '加一位员工，临时密码只显示这一次',
    ...ofAdmin,
    body: z.strictObject({ loginName: z.string().regex(staff.loginNamePattern), name: text(24), roles, code }),
    answer: z.strictObject({ id, oneTimePassword }),
  }),
  staffMemberChange: endpoint({
    method: 'PUT',
    path: '/staff/member/:id',
    summary: '改姓名和角色，下一个请求就生效',
    ...ofMember,
    body: z.strictObject({ name: text(24), roles, version, code }),
    answer: nothing,
  }),
  staffMemberReset: endpoint({
    method: 'POST',
    path: '/staff/member/:id/reset',
    summary: '重设动态验证码，忘了密码的一起重设；结束全部登录，下次登录重新绑定',
    ...ofMember,
    body: z.strictObject({ withPassword: z.boolean(), reason: text(100), code }),
    answer: z.strictObject({ oneTimePassword: oneTimePassword.nullable() }),
  }),
  staffMemberSessionsEnd: endpoint({
    method: 'POST',
    path: '/staff/member/:id/session/end',
    summary: '结束一位员工的全部登录',
    ...ofMember,
    body: z.strictObject({ code }),
    answer: z.strictObject({ ended: count }),
  }),
  staffMemberClose: endpoint({
    method: 'POST',
    path: '/staff/member/:id/close',
    summary: '员工离职：不能再登录',
    ...ofMember,
    body: z.strictObject({ reason: text(100), version, code }),
    answer: nothing,
  }),
  staffMemberReopen: endpoint({
    method: 'POST',
    path: '/staff/member/:id/reopen',
    summary: '重新启用离职的员工，像新员工一样绑定和设密码',
    ...ofMember,
    body: z.strictObject({ roles, version, code }),
    answer: z.strictObject({ oneTimePassword }),
  }),
  staffOwnPassword: endpoint({
    method: 'PUT',
    path: '/staff/self/password',
    summary: '改自己的密码，其他登录都结束',
    ...ofAll,
    body: z.strictObject({ password: presentedPassword, newPassword: password, code }),
    answer: nothing,
  }),
  staffOwnRecoveryCodes: endpoint({
    method: 'POST',
    path: '/staff/self/recoveryCode',
    summary: '换一套恢复码，只显示这一次，原来的作废',
    ...ofAll,
    body: z.strictObject({ code }),
    answer: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  }),
  staffOwnSessionList: endpoint({
    method: 'GET',
    path: '/staff/self/session',
    summary: '自己最近的登录，和还剩几个恢复码',
    ...ofAll,
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          address: z.string(),
          userAgent: z.string(),
          createdAt: instant,
          lastSeenAt: instant,
          isLive: z.boolean(),
          isCurrent: z.boolean(),
        }),
      ),
      recoveryCodesLeft: count,
    }),
  }),
  staffOwnSessionEnd: endpoint({
    method: 'POST',
    path: '/staff/self/session/:id/end',
    summary: '结束自己的另一个登录',
    ...ofAll,
    params,
    publicIds: ['id'],
    answer: nothing,
  }),
};
