import { createHash } from 'node:crypto';

interface Sent {
  readonly phoneNumber: string;
  readonly skuId: string;
  readonly placeCode: string;
  readonly detail: string;
}

/** The same for the same phone number, SKU and address, however blanks and commas are set in it. */
export function repeatKey({ phoneNumber, skuId, placeCode, detail }: Sent): Buffer {
  const street = detail
    .normalize('NFKC')
    .replaceAll(/[\s,，、。.;；-]/g, '')
    .toLowerCase();
  return createHash('md5').update([phoneNumber, skuId, placeCode, street].join('\n')).digest();
}
