import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Address } from './Address.ts';
import { selectAddress } from './addressQueries.ts';

export async function getAddress(reader: Reader, input: { userId: string; id: string }): Promise<Address> {
  const address = await selectAddress(reader, input.userId, input.id);
  if (!address) throw new ShopError('NOT_FOUND');
  return address;
}
