import { sha256 } from '../../../../platform/crypto/hashing.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Limit, releaseSlots, takeSlots } from '../../../../platform/limits/takeSlots.ts';
import type { Services } from '../../../../platform/services.ts';
import { verifyPassword } from '../../../../platform/crypto/passwords.ts';

const WINDOW_MS = 15 * 60_000;

interface Input {
  /** The account's id if it exists, else the typed name: both login names of an account share one budget. */
  readonly account: string;
  readonly addressKey: string;
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
    { key: `login:address:${input.addressKey}`, max: config.LOGIN_FAILURES_PER_ADDRESS, windowMs: WINDOW_MS },
    { key: 'login:overall', max: config.LOGIN_FAILURES_OVERALL, windowMs: WINDOW_MS },
  ];
  const result = await takeSlots(services.redis, limits, services.clock());
  if (!result.taken) throw new ShopError('LOGIN_TOO_MANY', { waitMs: result.waitMs });
  let wrong = false;
  try {
    wrong = !(await verifyPassword(input.passwordHash, input.password));
    return !wrong;
  } finally {
    // Right, or never compared because we were too busy: neither is a failure of theirs.
    if (!wrong) await releaseSlots(services.redis, limits, result.slot);
  }
}
