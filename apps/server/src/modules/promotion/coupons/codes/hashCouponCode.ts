import type { Config } from '../../../../platform/config/config.ts';
import { keyedHash } from '../../../../platform/crypto/hashing.ts';

/** Codes are short and printed on paper: only their keyed hash is kept. Upper and lower case are the same. */
export function hashCouponCode(config: Pick<Config, 'HASH_SECRET'>, code: string): Buffer {
  return keyedHash(config.HASH_SECRET, `coupon\n${code.trim().toUpperCase()}`);
}
