import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { getUser } from '../identity/index.ts';
import type { ShopWords } from './Business.ts';

/** As the form sends it. */
export interface GivenWords extends Omit<ShopWords, 'contactPhone'> {
  /** Null: the number of the account. */
  readonly contactPhone: string | null;
}

export async function withContact(tx: Tx, userId: string, given: GivenWords): Promise<ShopWords> {
  const contactPhone = given.contactPhone ?? (await getUser(tx, userId)).phoneNumber;
  if (contactPhone === null) throw new ShopError('PHONE_MISSING');
  return { ...given, contactPhone };
}
