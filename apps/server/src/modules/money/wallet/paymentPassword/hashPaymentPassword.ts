import { keyedHash } from '../../../../platform/crypto/hashing.ts';

/**
 * Six digits are a million guesses: no slow hash protects them, a key outside the database does. Decision 0015.
 */
export function hashPaymentPassword(
  config: { readonly HASH_SECRET: string },
  { userId, password }: { readonly userId: string; readonly password: string },
): string {
  return keyedHash(config.HASH_SECRET, `paymentPassword:${userId}:${password}`).toString('base64url');
}
