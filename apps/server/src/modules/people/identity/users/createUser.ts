import { randomInt } from 'node:crypto';
import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Agreed, assertCurrentPolicies, recordConsent } from '../consents/recordConsent.ts';
import { findUserByPhone } from './userQueries.ts';

/** Without letters and digits that are easily taken for one another. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const MAX_TRIES = 8;

interface Input {
  readonly phoneNumber: string;
  readonly passwordHash: string | null;
  readonly name?: string;
  /** The user who invited them; never changes. */
  readonly inviterId?: string | null;
  readonly agreed: Agreed;
  readonly browserId: string;
  readonly now: Date;
}

function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A new account with the consent that it cannot be without. */
export async function createUser(tx: Tx, input: Input): Promise<string> {
  assertCurrentPolicies(input.agreed);
  const id = newId();
  await insertUser(tx, input, id);
  await recordConsent(tx, { userId: id, agreed: input.agreed, browserId: input.browserId, now: input.now });
  return id;
}

/** Random names and codes meet now and then: draw again, unless it is the phone number that is taken. */
async function insertUser(tx: Tx, input: Input, id: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const inserted = await tx
      .insertInto('users')
      .values({
        id,
        user_name: `user_${randomText(8).toLowerCase()}`,
        phone_number: input.phoneNumber,
        password_hash: input.passwordHash,
        password_changed_at: input.passwordHash ? input.now : null,
        name: input.name ?? `集物用户${input.phoneNumber.slice(-4)}`,
        invitation_code: randomText(6),
        inviter_id: input.inviterId ?? null,
        created_at: input.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return;
    if (await findUserByPhone(tx, input.phoneNumber)) throw new ShopError('PHONE_TAKEN');
  }
  throw new Error(`no free user name or invitation code in ${MAX_TRIES} tries`);
}
