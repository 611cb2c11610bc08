import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, presentedPassword, text } from './fields.ts';
import { rules } from './rules.ts';

const staffMember = z.strictObject({ id, name: z.string(), roles: z.array(z.enum(rules.staff.roles)) });

/** Signing in to the console. */
export const staffEndpoints = {
  staffLogin: endpoint({
    method: 'POST',
    path: '/staff/login',
    summary: '员工登录：登录名、密码和动态验证码',
    caller: 'staffGuest',
    body: z.strictObject({
      loginName: text(40),
      password: presentedPassword,
      code: z.string().regex(rules.staff.codePattern),
    }),
    answer: z.strictObject({ token: z.string(), staff: staffMember, expiresAt: instant }),
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
    summary: '当前登录的员工',
    caller: 'staff',
    roles: rules.staff.roles,
    answer: staffMember,
  }),
};
