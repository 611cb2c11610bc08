import type { Config } from '../../../../platform/config/config.ts';
import { keyedHash } from '../../../../platform/crypto/hashing.ts';

/** Without signs that are taken for each other on paper: I, L, O, U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** The codes of a batch: derived, so that they can be written down again and nobody who reads the database knows them. */
export function codesOfBatch(
  { HASH_SECRET: secret }: Pick<Config, 'HASH_SECRET'>,
  { id, size }: { readonly id: string; readonly size: number },
): string[] {
  return Array.from({ length: size }, (_, nth) => {
    const bytes = keyedHash(secret, `coupon batch\n${id}\n${nth}`).subarray(0, LENGTH);
    const signs = Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
    return signs.replaceAll(GROUP, '$&-');
  });
}
