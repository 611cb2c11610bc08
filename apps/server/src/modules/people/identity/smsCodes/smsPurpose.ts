import type { Config } from '../../../../platform/config/config.ts';
import type { SmsTemplate } from '../../../../platform/config/smsTemplates.ts';
import { keyedHash } from '../../../../platform/crypto/hashing.ts';

export type SmsPurpose = 'register' | 'login' | 'reset' | 'bind' | 'close' | 'paymentPassword';

/** The setting that holds the code of each purpose's template. */
export const codeTemplates: Readonly<Record<SmsPurpose, SmsTemplate>> = {
  register: 'SMS_TEMPLATE_REGISTER',
  login: 'SMS_TEMPLATE_LOGIN',
  reset: 'SMS_TEMPLATE_RESET',
  bind: 'SMS_TEMPLATE_BIND',
  close: 'SMS_TEMPLATE_CLOSE',
  paymentPassword: 'SMS_TEMPLATE_PAYMENT_PASSWORD',
};

/** Bound to purpose, phone and browser: a code read elsewhere fits nothing else. */
export function hashSmsCode(
  config: Config,
  facts: { purpose: SmsPurpose; phoneNumber: string; browserId: string },
  code: string,
): Buffer {
  return keyedHash(config.HASH_SECRET, [facts.purpose, facts.phoneNumber, facts.browserId, code].join('\n'));
}
