import { z } from 'zod';

/**
 * The SMS templates of the shop, each by its setting and the code under which our sandbox knows it. Every operator has templates
 * of its own approved and sets the codes that it was given: the first five carry a `code`, the others what `noticeKinds` says.
 */
export const sandboxSmsTemplates = {
  SMS_TEMPLATE_REGISTER: 'SMS_REGISTER',
  SMS_TEMPLATE_RESET: 'SMS_RESET',
  SMS_TEMPLATE_BIND: 'SMS_BIND',
  SMS_TEMPLATE_CLOSE: 'SMS_CLOSE',
  SMS_TEMPLATE_PAYMENT_PASSWORD: 'SMS_PAYMENT_PASSWORD',
  SMS_TEMPLATE_ORDER_PAID: 'SMS_ORDER_PAID',
  SMS_TEMPLATE_ORDER_DISPATCHED: 'SMS_ORDER_DISPATCHED',
  SMS_TEMPLATE_GROUP_FULL: 'SMS_GROUP_FULL',
  SMS_TEMPLATE_GROUP_FAILED: 'SMS_GROUP_FAILED',
} as const;

export type SmsTemplate = keyof typeof sandboxSmsTemplates;

export const smsTemplates = Object.fromEntries(
  Object.entries(sandboxSmsTemplates).map(([name, code]) => [name, z.string().min(1).default(code)]),
) as Record<SmsTemplate, z.ZodDefault<z.ZodString>>;
