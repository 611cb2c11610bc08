import { z } from 'zod';

const code = (development: string) => z.string().min(1).default(development);

/** The codes of the approved SMS templates of notices: each operator has its own; the sandbox knows these. */
export const smsTemplates = {
  SMS_TEMPLATE_ORDER_PAID: code('SMS_ORDER_PAID'),
  SMS_TEMPLATE_ORDER_DISPATCHED: code('SMS_ORDER_DISPATCHED'),
  SMS_TEMPLATE_GROUP_FULL: code('SMS_GROUP_FULL'),
  SMS_TEMPLATE_GROUP_FAILED: code('SMS_GROUP_FAILED'),
};

export type SmsTemplate = keyof typeof smsTemplates;
