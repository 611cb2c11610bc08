import type { Session } from '@jiwu/contract';

/** The local-storage key of the signed-in user's record (specification §3). */
export const SESSION_KEY = 'USER_CACHE';

interface KeptSession extends Pick<Session, 'token' | 'refreshToken'> {
  /** As it was kept, perhaps by an older version of the shop. */
  readonly operator: Readonly<Record<string, unknown>>;
}

/** The record that this browser keeps; null where nobody is signed in. */
export function readKeptSession(): KeptSession | null {
  try {
    const record: unknown = JSON.parse(sessionStore()?.getItem(SESSION_KEY) ?? 'null');
    if (!isRecord(record)) return null;
    const { token, refreshToken, operator } = record;
    if (typeof token !== 'string' || typeof refreshToken !== 'string') return null;
    return { token, refreshToken, operator: isRecord(operator) ? operator : {} };
  } catch {
    return null;
  }
}

/** Reading local storage may itself throw where the browser forbids it. */
export function sessionStore(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
