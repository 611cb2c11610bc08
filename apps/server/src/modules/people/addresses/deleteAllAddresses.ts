import type { Tx } from '../../../platform/database/Tx.ts';
import { lockAddressBook, removeAllAddresses } from './addressQueries.ts';

/** For an account that is being closed. */
export async function deleteAllAddresses(tx: Tx, userId: string): Promise<void> {
  await lockAddressBook(tx, userId);
  await removeAllAddresses(tx, userId);
}
