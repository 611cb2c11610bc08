import type { Reader } from '../../../platform/database/Reader.ts';
import type { Address } from './Address.ts';
import { selectAddresses } from './addressQueries.ts';

/** The default first, then the newest. */
export async function listAddresses(reader: Reader, input: { userId: string }): Promise<Address[]> {
  return await selectAddresses(reader, input.userId);
}
