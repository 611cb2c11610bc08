import { assert, findIdInBytes } from '@jiwu/kernel';
import { sha256 } from '../../../platform/crypto/hashing.ts';
import type { CartOwner } from './CartOwner.ts';

/**
 * A guest's cart. The browser id alone is a fingerprint that equal devices share; the key is random and known to one
 * browser only. A UUID of version 8, so that it can never be a user's id.
 */
export function guestCart({ browserId, cartKey }: { browserId: string; cartKey: string }): CartOwner {
  const bytes = sha256(`${browserId}:${cartKey}`).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const ownerId = findIdInBytes(bytes);
  assert(ownerId, 'sixteen bytes with version and variant are a UUID');
  return { ownerId, userId: null };
}
