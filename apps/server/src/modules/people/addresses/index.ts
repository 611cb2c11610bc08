export type { Address } from './Address.ts';
export { createAddress } from './createAddress.ts';
export { deleteAddress } from './deleteAddress.ts';
export { deleteAllAddresses } from './deleteAllAddresses.ts';
export { getAddress } from './getAddress.ts';
export { listDivisions } from './divisions/listDivisions.ts';
export { listAddresses } from './listAddresses.ts';
export { recogniseAddress } from './recognition/recogniseAddress.ts';
export { updateAddress } from './updateAddress.ts';
