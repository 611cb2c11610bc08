import type { Challenge } from '@jiwu/challenge';
import { keyedHash } from '../crypto/hashing.ts';
import type { WorkRequest } from './WorkRequest.ts';

/** Signs a challenge for one purpose and subject. Line breaks keep it apart from tokens, which the same secret signs. */
export function macOf(
  { TOKEN_SECRET }: { readonly TOKEN_SECRET: string },
  { purpose, subject }: Pick<WorkRequest, 'purpose' | 'subject'>,
  { bits, untilMs, salt }: Omit<Challenge, 'mac'>,
): string {
  const signed = JSON.stringify([purpose, subject, bits, untilMs, salt]);
  return keyedHash(TOKEN_SECRET, `challenge\n${signed}`).toString('base64url');
}
