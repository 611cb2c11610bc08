import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Of the configuration's own secrets, by secret and purpose: derived once. */
const derived = new Map<string, Map<string, KeyObject>>();

function keyOf(secret: string | Uint8Array, purpose: string): KeyObject {
  // Secrets in bytes are of one use each.
  if (typeof secret !== 'string') return derive(secret, purpose);
  const bySecret = derived.get(secret) ?? new Map<string, KeyObject>();
  derived.set(secret, bySecret);
  const key = bySecret.get(purpose) ?? derive(secret, purpose);
  bySecret.set(purpose, key);
  return key;
}

function derive(secret: string | Uint8Array, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
}

/** Encrypts with AES-256-GCM under a key derived from the secret for one purpose: nonce, tag, ciphertext. */
export function seal(secret: string | Uint8Array, purpose: string, plain: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Throws when the secret, the purpose or a single bit differs. */
export function unseal(secret: string | Uint8Array, purpose: string, sealed: Uint8Array): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
