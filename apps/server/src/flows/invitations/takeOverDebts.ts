import { carryOwed } from '../../modules/draws/index.ts';
import { carryDebts } from '../../modules/integral/index.ts';
import { listClosedWith } from '../../modules/invitations/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Carriers give a number to somebody else after three months at the soonest: a stranger owes nothing. */
const SAME_PERSON_DAYS = 90;

interface Input {
  /** Just made, with this number. */
  readonly userId: string;
  readonly phoneHash: Buffer;
  readonly now: Date;
}

/**
 * Draws and integral that a closed account owed are owed by whoever registers with a number that it had: otherwise drawing,
 * returning, closing and registering again would be free, for ever.
 */
export async function takeOverDebts(tx: Tx, { userId, phoneHash, now }: Input): Promise<void> {
  const since = new Date(now.getTime() - SAME_PERSON_DAYS * DAY_MS);
  for (const formerId of await listClosedWith(tx, { phoneHash, since })) {
    await carryOwed(tx, { formerId, userId, now });
    await carryDebts(tx, { formerId, userId, now });
  }
}
