import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Address, AddressFields } from './Address.ts';
import { changeAddress, clearDefault, hasAddress, lockAddressBook } from './addressQueries.ts';
import { withCurrentDivision } from './withCurrentDivision.ts';

/** Replaces the fields; `isDefault: false` on the default address leaves it the default. */
export async function updateAddress(
  tx: Tx,
  input: { userId: string; addressId: string; fields: AddressFields; now: Date },
): Promise<Address> {
  const { userId, addressId, now } = input;
  await lockAddressBook(tx, userId);
  // Checked first: for a stranger the address does not exist, whatever else is wrong with the request.
  if (!(await hasAddress(tx, userId, addressId))) throw new ShopError('NOT_FOUND');
  const fields = withCurrentDivision(input.fields);
  if (fields.isDefault) await clearDefault(tx, userId, addressId);
  return await changeAddress(tx, { userId, id: addressId, fields, now });
}
