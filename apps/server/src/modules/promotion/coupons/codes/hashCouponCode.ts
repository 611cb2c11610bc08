import type { Config } from '../../../../platform/config/config.ts';
import { keyedHash } from '../../../../platform/crypto/hashing.ts';

/** Codes are short and printed on paper: only their keyed hash is kept. Upper and lower case are the same. */
export function hashCouponCode(config: Pick<Config, 'SEAL_SECRET'>, code: string): Buffer {
  return keyedHash(config.SEAL_SECRET, `coupon\n${code.trim().toUpperCase()}`);
}
