import { DAY_MS } from '@jiwu/kernel';
import { carryOwed } from '../../modules/promotion/draws/index.ts';
import { carryDebts } from '../../modules/people/integral/index.ts';
import { listClosedWith } from '../../modules/people/invitations/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** Carriers reassign a number after three months at the soonest: a later owner is a stranger and owes nothing. */
const SAME_PERSON_DAYS = 90;

interface Input {
  /** Just made, with this number. */
  readonly userId: string;
  readonly phoneHash: Buffer;
  readonly now: Date;
}

/**
 * A new account takes over the draws and integral that a closed account with the same phone number owed: otherwise drawing,
 * returning, closing and registering again would be free, for ever.
 */
export async function takeOverDebts(tx: Tx, { userId, phoneHash, now }: Input): Promise<void> {
  const since = new Date(now.getTime() - SAME_PERSON_DAYS * DAY_MS);
  for (const formerId of await listClosedWith(tx, { phoneHash, since })) {
    await carryOwed(tx, { formerId, userId, now });
    await carryDebts(tx, { formerId, userId, now });
  }
}
