import { DAY_MS, MINUTE_MS } from '@jiwu/kernel';
import type { Config } from '../../../../platform/config/config.ts';
import { sha256 } from '../../../../platform/crypto/hashing.ts';
import type { Brake } from '../../../../platform/limits/enterBrakes.ts';
import type { Limit } from '../../../../platform/limits/takeSlots.ts';

const WINDOW_MS = 15 * MINUTE_MS;

/** `account`: its id if it exists, else the typed name. Hashed, since a typed name may be anything, a password too. */
export const accountKey = (account: string) => `login:account:${sha256(account).toString('base64url')}`;

/** What strangers meet. All of them can be pulled by others, so none refuses a right password but the one at a hundred guesses. */
export function strangerBrakes(config: Config, input: { account: string; addressKey: string }): [Brake, Brake, Brake] {
  return [
    {
      key: accountKey(input.account),
      windowMs: DAY_MS,
      free: config.LOGIN_FREE_FAILURES_PER_ACCOUNT,
      // Work alone does not stop a graphics card.
      max: config.LOGIN_FAILURES_PER_ACCOUNT,
    },
    { key: `login:address:${input.addressKey}`, windowMs: WINDOW_MS, free: config.LOGIN_FAILURES_PER_ADDRESS },
    { key: 'login:overall', windowMs: WINDOW_MS, free: config.LOGIN_FAILURES_OVERALL },
  ];
}

/** Of one known browser at one account. */
export function deviceLimit(config: Config, input: { userId: string; key: string }): Limit {
  const hash = sha256(input.key).toString('base64url');
  return { key: `login:device:${input.userId}:${hash}`, max: config.LOGIN_TRIES_PER_DEVICE, windowMs: WINDOW_MS };
}

/** Of a user who is signed in: no stranger counts here, but a thief of the session must not guess for days. */
export function ownLimits(config: Config, userId: string): Limit[] {
  const key = `login:own:${userId}`;
  return [
    { key, max: config.LOGIN_TRIES_PER_DEVICE, windowMs: WINDOW_MS },
    { key: `${key}:day`, max: config.LOGIN_FAILURES_PER_ACCOUNT, windowMs: DAY_MS },
  ];
}
