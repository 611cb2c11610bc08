import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { findUserByPhone } from './userQueries.ts';

/** The number has been proved by a code; it may still belong to another account. */
export async function changePhoneNumber(tx: Tx, input: { userId: string; phoneNumber: string }): Promise<void> {
  const holder = await findUserByPhone(tx, input.phoneNumber);
  if (holder && holder.id !== input.userId) throw new ShopError('PHONE_BOUND_ELSEWHERE');
  // Two accounts may prove one number at once; the unique index then refuses the slower (see api/bindPhoneNumber).
  await tx.updateTable('users').set({ phone_number: input.phoneNumber }).where('id', '=', input.userId).execute();
}
