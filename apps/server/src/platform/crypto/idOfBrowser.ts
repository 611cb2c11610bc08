import { assert, findIdInBytes } from '@jiwu/kernel';
import { sha256 } from './hashing.ts';

/**
 * Names one browser by its browser id and a random key that it keeps. The browser id alone is a fingerprint that equal devices share;
 * the key is known to one browser only. A UUID of version 8, so that it can never be a user's id.
 */
export function idOfBrowser({ browserId, key }: { readonly browserId: string; readonly key: string }): string {
  const bytes = sha256(`${browserId}:${key}`).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const id = findIdInBytes(bytes);
  assert(id, 'sixteen bytes with version and variant are a UUID');
  return id;
}
