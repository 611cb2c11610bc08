import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What the console shows of the operator's configuration, by its names. No secret, and no address of a machine, is ever among them. */
export const shownSettings = [
  'SITE_ORIGIN',
  'RETURN_RECIPIENT',
  'RETURN_PHONE',
  'RETURN_ADDRESS',
  'SMS_SIGN_NAME',
  'SMS_PER_PHONE_MINUTE',
  'SMS_PER_PHONE_HOUR',
  'SMS_PER_PHONE_DAY',
  'SMS_PER_BROWSER_DAY',
  'SMS_PER_ADDRESS_DAY',
  'SMS_BUDGET_PER_DAY',
  'ACCESS_TOKEN_SECONDS',
  'REFRESH_TOKEN_DAYS',
  'LOGIN_FREE_FAILURES_PER_ACCOUNT',
  'LOGIN_FAILURES_PER_ACCOUNT',
  'STAFF_CODE_FAILURES',
  'GUEST_CARTS_PER_ADDRESS_DAY',
  'TRACKING_ASK_SECONDS',
] as const;

/** What the operator has configured and is no secret. The rules of the contract the console knows itself. */
export const staffParameterEndpoints = {
  staffParameterList: endpoint({
    method: 'GET',
    path: '/staff/parameter',
    summary: '现在生效的配置：不是秘密的那些，名字就是环境变量',
    caller: 'staff',
    roles: [],
    answer: z.strictObject({
      items: z.array(z.strictObject({ name: z.enum(shownSettings), value: z.string() })),
    }),
  }),
};
