import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { type SealKey, sealKeys } from './sealKeys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Begins what a key with an id sealed. What the key from before sealed begins with a random nonce. */
const VERSION = 1;

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

/** What is written before a sealed value to tell by which key: version, length of the id, id. The key from before has none. */
function headOf({ id }: SealKey): Buffer {
  return id === null ? Buffer.alloc(0) : Buffer.concat([Buffer.from([VERSION, id.length]), Buffer.from(id)]);
}

/** How values begin that the first key of the list sealed; empty where that key has no id. */
export function sealedNow(list: string): Buffer {
  const [first] = sealKeys(list);
  return first ? headOf(first) : Buffer.alloc(0);
}

/**
 * Encrypts with AES-256-GCM under a key derived from the secret for one purpose: head, nonce, tag, ciphertext. A secret of the
 * configuration is a list of keys, of which the first seals.
 */
export function seal(secret: string | Uint8Array, purpose: string, plain: string): Buffer {
  if (typeof secret !== 'string') return close(keyOf(secret, purpose), Buffer.alloc(0), plain);
  const [first] = sealKeys(secret);
  if (!first) throw new Error('no key to seal with');
  return close(keyOf(first.secret, purpose), headOf(first), plain);
}

function close(key: KeyObject, head: Buffer, plain: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(head);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([head, nonce, cipher.getAuthTag(), body]);
}

/** Throws when the secret, the purpose or a single bit differs, or when the key that sealed is no longer in the list. */
export function unseal(secret: string | Uint8Array, purpose: string, sealed: Uint8Array): string {
  if (typeof secret !== 'string') return open(keyOf(secret, purpose), Buffer.alloc(0), sealed);
  const keys = sealKeys(secret);
  const named = keys.find((key) => key.id !== null && startsWith(sealed, headOf(key)));
  const before = keys.find(({ id }) => id === null);
  if (named) {
    try {
      return open(keyOf(named.secret, purpose), headOf(named), sealed);
    } catch (error) {
      // A nonce may by chance begin as the head of a key does.
      if (!before) throw error;
    }
  }
  if (!before) throw new Error('unable to authenticate: sealed by a key that is not in the list');
  return open(keyOf(before.secret, purpose), Buffer.alloc(0), sealed);
}

function open(key: KeyObject, head: Buffer, sealed: Uint8Array): string {
  const rest = sealed.subarray(head.length);
  const nonce = rest.subarray(0, NONCE_BYTES);
  const tag = rest.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(head).setAuthTag(tag);
  const body = rest.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

function startsWith(bytes: Uint8Array, head: Buffer): boolean {
  return head.equals(bytes.subarray(0, head.length));
}
