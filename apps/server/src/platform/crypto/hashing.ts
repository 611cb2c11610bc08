import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export function sha256(value: string | Uint8Array): Buffer {
  return createHash('sha256').update(value).digest();
}

/** For short values such as SMS codes, which a plain hash would not hide. */
export function keyedHash(secret: string, value: string): Buffer {
  return createHmac('sha256', secret).update(value).digest();
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** An unguessable url-safe key. */
export function randomKey(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
