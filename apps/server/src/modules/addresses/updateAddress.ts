import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { Address, AddressFields } from './Address.ts';
import { changeAddress, clearDefault, hasAddress, lockAddressBook } from './addressQueries.ts';
import { withCurrentDivision } from './withCurrentDivision.ts';

/** Replaces what is written; `isDefault: false` on the default changes nothing about that. */
export async function updateAddress(
  tx: Tx,
  input: { userId: string; addressId: string; fields: AddressFields; now: Date },
): Promise<Address> {
  const { userId, addressId, now } = input;
  await lockAddressBook(tx, userId);
  // First of all: to a stranger the address does not exist, whatever else is wrong with what they sent.
  if (!(await hasAddress(tx, userId, addressId))) throw new ShopError('NOT_FOUND');
  const fields = withCurrentDivision(input.fields);
  if (fields.isDefault) await clearDefault(tx, userId, addressId);
  return await changeAddress(tx, { userId, id: addressId, fields, now });
}
