import type { Config } from '../../../../platform/config/config.ts';
import { keyedHash } from '../../../../platform/crypto/hashing.ts';

export type SmsPurpose = 'register' | 'reset' | 'bind' | 'close' | 'paymentPassword';

export const smsTemplates: Readonly<Record<SmsPurpose, string>> = {
  register: 'SMS_REGISTER',
  reset: 'SMS_RESET',
  bind: 'SMS_BIND',
  close: 'SMS_CLOSE',
  paymentPassword: 'SMS_PAYMENT_PASSWORD',
};

/** Bound to purpose, phone and browser: a code read elsewhere fits nothing else. */
export function hashSmsCode(
  config: Config,
  facts: { purpose: SmsPurpose; phoneNumber: string; browserId: string },
  code: string,
): Buffer {
  return keyedHash(config.SEAL_SECRET, [facts.purpose, facts.phoneNumber, facts.browserId, code].join('\n'));
}
