import { ShopError } from '../../../../platform/errors/ShopError.ts';

const RISING = '01234567890123456789';
const FALLING = '98765432109876543210';

/** Six digits are few: the ones that an attacker tries first are refused. */
export function assertPasswordStrong(password: string): void {
  const isRepeated = /^(\d{1,3})\1+$/.test(password);
  if (isRepeated || RISING.includes(password) || FALLING.includes(password)) {
    throw new ShopError('PAYMENT_PASSWORD_WEAK');
  }
}
