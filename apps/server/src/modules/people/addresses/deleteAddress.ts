import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { lockAddressBook, makeNewestDefault, removeAddress } from './addressQueries.ts';

/** The newest one left takes over from a default that goes. */
export async function deleteAddress(tx: Tx, input: { userId: string; addressId: string }): Promise<void> {
  const { userId, addressId } = input;
  await lockAddressBook(tx, userId);
  const removed = await removeAddress(tx, userId, addressId);
  if (!removed) throw new ShopError('NOT_FOUND');
  if (removed.wasDefault) await makeNewestDefault(tx, userId);
}
