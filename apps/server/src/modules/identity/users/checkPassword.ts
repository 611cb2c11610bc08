import { sha256 } from '../../../platform/crypto/hashing.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type Limit, releaseSlots, takeSlots } from '../../../platform/limits/takeSlots.ts';
import type { Services } from '../../../platform/services.ts';
import { verifyPassword } from '../passwords/passwords.ts';

const WINDOW_MS = 15 * 60_000;

interface Input {
  /** The account's id if there is one, else what was typed: both names of an account share one budget. */
  readonly account: string;
  readonly address: string;
  readonly passwordHash: string | null | undefined;
  readonly password: string;
}

/**
 * Compares a password, slowing guesses per account, per address and overall. A failure is counted before the
 * comparison, so parallel guesses find the budget already taken; a right password gives its slot back.
 */
export async function checkPassword(services: Services, input: Input): Promise<boolean> {
  const { config } = services;
  const limits: Limit[] = [
    {
      key: `login:account:${sha256(input.account).toString('base64url')}`,
      max: config.LOGIN_FAILURES_PER_ACCOUNT,
      windowMs: WINDOW_MS,
    },
    { key: `login:address:${input.address}`, max: config.LOGIN_FAILURES_PER_ADDRESS, windowMs: WINDOW_MS },
    { key: 'login:overall', max: config.LOGIN_FAILURES_OVERALL, windowMs: WINDOW_MS },
  ];
  const result = await takeSlots(services.redis, limits, services.clock());
  if (!result.taken) throw new ShopError('LOGIN_TOO_MANY', { waitMs: result.waitMs });
  const right = await verifyPassword(input.passwordHash, input.password);
  if (right) await releaseSlots(services.redis, limits, result.slot);
  return right;
}
