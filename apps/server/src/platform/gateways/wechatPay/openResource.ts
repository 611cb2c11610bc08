import { createDecipheriv } from 'node:crypto';
import { ForgedCallbackError } from '../ForgedCallbackError.ts';

const TAG_BYTES = 16;
const NONCE_BYTES = 12;

interface Resource {
  readonly ciphertext: string;
  readonly nonce: string;
  readonly associated_data: string;
}

/**
 * Opens the sealed part of a callback. final() is what checks the tag. Not by the plugin, which would cost the api its 30 MB
 * at the first callback, and takes a ciphertext shorter than a tag for one with a short tag.
 */
export function openResource(apiV3Keys: readonly string[], resource: Resource): string {
  const sealed = Buffer.from(resource.ciphertext, 'base64');
  const nonce = Buffer.from(resource.nonce);
  if (sealed.length <= TAG_BYTES || nonce.length !== NONCE_BYTES) throw new ForgedCallbackError('ciphertext');
  const aad = Buffer.from(resource.associated_data);
  for (const key of apiV3Keys) {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key), nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES)).setAAD(aad);
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString();
    } catch {
      // Sealed with another of the keys, or with none.
    }
  }
  throw new ForgedCallbackError('ciphertext');
}
