import { z } from 'zod';

/**
 * The SMS templates of the shop, each by its setting and the code under which our sandbox knows it. Every operator has templates
 * of its own approved and sets the codes that it was given: the first six carry a `code`, the others what `noticeKinds` says.
 */
export const sandboxSmsTemplates = {
  SMS_TEMPLATE_REGISTER: 'SMS_REGISTER',
  SMS_TEMPLATE_LOGIN: 'SMS_LOGIN',
  SMS_TEMPLATE_RESET: 'SMS_RESET',
  SMS_TEMPLATE_BIND: 'SMS_BIND',
  SMS_TEMPLATE_CLOSE: 'SMS_CLOSE',
  SMS_TEMPLATE_PAYMENT_PASSWORD: 'SMS_PAYMENT_PASSWORD',
  SMS_TEMPLATE_ORDER_PAID: 'SMS_ORDER_PAID',
  SMS_TEMPLATE_ORDER_DISPATCHED: 'SMS_ORDER_DISPATCHED',
  SMS_TEMPLATE_GROUP_FULL: 'SMS_GROUP_FULL',
  SMS_TEMPLATE_GROUP_FAILED: 'SMS_GROUP_FAILED',
  SMS_TEMPLATE_PAYMENT_RETURNED: 'SMS_PAYMENT_RETURNED',
} as const;

export type SmsTemplate = keyof typeof sandboxSmsTemplates;

export const smsTemplates = Object.fromEntries(
  Object.entries(sandboxSmsTemplates).map(([name, code]) => [name, z.string().min(1).default(code)]),
) as Record<SmsTemplate, z.ZodDefault<z.ZodString>>;

type SignOf<T extends SmsTemplate> = T extends `SMS_TEMPLATE_${infer Kind}` ? `SMS_SIGN_${Kind}` : never;

/** A sign name of its own for one kind: operators register some for codes and others for news. SMS_SIGN_NAME serves where none is set. */
export const smsSigns = Object.fromEntries(
  Object.keys(sandboxSmsTemplates).map((name) => [signSetting(name as SmsTemplate), z.string().min(1).optional()]),
) as Record<SignOf<SmsTemplate>, z.ZodOptional<z.ZodString>>;

function signSetting(template: SmsTemplate): SignOf<SmsTemplate> {
  return template.replace('SMS_TEMPLATE_', 'SMS_SIGN_') as SignOf<SmsTemplate>;
}

type SmsSettings = Readonly<Record<SmsTemplate, string>> &
  Readonly<Partial<Record<SignOf<SmsTemplate>, string | undefined>>> & { readonly SMS_SIGN_NAME: string };

/** Under which code and which name a kind of message is sent. */
export function smsTerms(config: SmsSettings, template: SmsTemplate): { templateCode: string; signName: string } {
  return { templateCode: config[template], signName: config[signSetting(template)] ?? config.SMS_SIGN_NAME };
}
