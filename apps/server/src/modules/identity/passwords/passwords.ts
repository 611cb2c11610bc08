import { hash, verify } from '@node-rs/argon2';
import { ShopError } from '../../../platform/errors/ShopError.ts';

/** OWASP's recommendation for argon2id, which is the library's default kind: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing is the dearest thing a guest can make us do: two at once, a short queue, and no more. */
const AT_ONCE = 2;
const MAX_WAITING = 64;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new ShopError('UNAVAILABLE');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(password, COST));
}

let decoy: Promise<string> | undefined;

/** Takes the same time whether there is a hash to compare with or not. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this hash');
  const against = passwordHash ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && passwordHash != null;
}
