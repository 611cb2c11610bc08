import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, password, presentedPassword, text } from './fields.ts';
import { rules } from './rules.ts';

const staffMember = z.strictObject({
  id,
  loginName: z.string(),
  name: z.string(),
  roles: z.array(z.enum(rules.staff.roles)),
});

/** Typed from paper, so in small letters too. */
const recoveryCode = z.string().toUpperCase().regex(rules.staff.recoveryCodePattern);
const totpCode = z.string().regex(rules.staff.codePattern);

const signIn = {
  token: z.string(),
  staff: staffMember,
  expiresAt: instant,
  idleEndsAt: instant,
  lastLogin: z
    .strictObject({ sessionId: id, at: instant, address: z.string(), isLive: z.boolean() })
    .nullable()
    .describe('the sign-in before this one; null: this is the first'),
};

/** Signing in to the console. */
export const staffEndpoints = {
  staffLogin: endpoint({
    method: 'POST',
    path: '/staff/login',
    summary: '员工登录：登录名、密码，动态验证码或恢复码；还没绑定的先绑定',
    caller: 'staffGuest',
    body: z.strictObject({
      loginName: text(40),
      password: presentedPassword,
      code: z.union([totpCode, recoveryCode, z.literal('')]).default(''),
    }),
    answer: z.strictObject({ ...signIn, recoveryCodesLeft: z.number().int() }),
    perMinute: 60,
  }),
  staffEnrolBegin: endpoint({
    method: 'POST',
    path: '/staff/enrol',
    summary: '第一次登录：要绑定的动态验证码密钥和二维码，每次都是新的',
    caller: 'staffGuest',
    body: z.strictObject({ loginName: text(40), password: presentedPassword }),
    answer: z.strictObject({
      secret: z.string().describe('base32, to be typed'),
      otpauth: z.string().describe('the address in the QR code'),
      qr: z
        .strictObject({ side: z.number().int(), path: z.string() })
        .describe('modules a side, and an SVG path of the dark ones'),
      needsNewPassword: z.boolean(),
    }),
    perMinute: 60,
  }),
  staffEnrolConfirm: endpoint({
    method: 'POST',
    path: '/staff/enrol/confirm',
    summary: '第一次登录：用绑定好的动态验证码登录，恢复码只显示这一次',
    caller: 'staffGuest',
    body: z.strictObject({
      loginName: text(40),
      password: presentedPassword,
      code: totpCode,
      newPassword: password.optional(),
    }),
    answer: z.strictObject({ ...signIn, recoveryCodes: z.array(z.string()) }),
    perMinute: 60,
  }),
  staffLogout: endpoint({
    method: 'POST',
    path: '/staff/logout',
    summary: '员工退出登录',
    caller: 'staff',
    roles: rules.staff.roles,
    answer: nothing,
  }),
  staffSelf: endpoint({
    method: 'GET',
    path: '/staff/self',
    summary: '当前登录的员工，和登录到什么时候',
    caller: 'staff',
    roles: rules.staff.roles,
    answer: z.strictObject({ ...staffMember.shape, sessionId: id, expiresAt: instant, idleEndsAt: instant }),
  }),
};
