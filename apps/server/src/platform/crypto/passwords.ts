import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../process/createTurns.ts';

/** OWASP's recommendation for argon2id, which is the library's default kind: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing is the dearest thing a guest can make us do. */
const inTurn = createTurns({ atOnce: 2, maxWaiting: 64 });

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
