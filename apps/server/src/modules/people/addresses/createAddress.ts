import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { getUser } from '../identity/index.ts';
import type { Address, AddressFields } from './Address.ts';
import { clearDefault, countAddresses, insertAddress, lockAddressBook } from './addressQueries.ts';
import { withCurrentDivision } from './withCurrentDivision.ts';

/** The first address is the default by itself. */
export async function createAddress(
  tx: Tx,
  input: { userId: string; fields: AddressFields; now: Date },
): Promise<Address> {
  const { userId, now } = input;
  const fields = withCurrentDivision(input.fields);
  await lockAddressBook(tx, userId);
  // Closing an account takes the same lock: nothing about a person is written down after it.
  await getUser(tx, userId);
  const count = await countAddresses(tx, userId);
  if (count >= rules.addressesPerUser) throw new ShopError('ADDRESS_LIMIT');
  const id = newId();
  const isDefault = fields.isDefault || count === 0;
  if (isDefault) await clearDefault(tx, userId, id);
  return await insertAddress(tx, { userId, id, fields: { ...fields, isDefault }, now });
}
