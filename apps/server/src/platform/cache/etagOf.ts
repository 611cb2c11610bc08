import { hash } from 'node:crypto';

/** Strong: another byte makes another tag. */
export function etagOf(body: Buffer): string {
  return `"${hash('sha1', body, 'base64url')}"`;
}
