import { DAY_MS, MINUTE_MS } from '@jiwu/kernel';
import type { Config } from '../../../../platform/config/config.ts';
import { sha256 } from '../../../../platform/crypto/hashing.ts';
import type { Brake } from '../../../../platform/limits/enterBrakes.ts';
import type { Limit } from '../../../../platform/limits/takeSlots.ts';

export const WINDOW_MS = 15 * MINUTE_MS;

/** What strangers meet at a login name. None of it refuses: a name that is known must not be a way to keep its owner out. */
export function strangerBrakes(config: Config, input: { loginName: string; addressKey: string }): [Brake, Brake] {
  const name = sha256(input.loginName.toLowerCase()).toString('base64url');
  return [
    { key: `staffLogin:name:${name}`, windowMs: DAY_MS, free: config.LOGIN_FREE_FAILURES_PER_ACCOUNT },
    { key: `staffLogin:address:${input.addressKey}`, windowMs: WINDOW_MS, free: config.LOGIN_FAILURES_PER_ADDRESS },
  ];
}

/** Of one known browser of one member. */
export function deviceLimit(config: Config, input: { staffId: string; key: string }): Limit {
  const hash = sha256(input.key).toString('base64url');
  return { key: `staffLogin:device:${input.staffId}:${hash}`, max: config.LOGIN_TRIES_PER_DEVICE, windowMs: WINDOW_MS };
}
