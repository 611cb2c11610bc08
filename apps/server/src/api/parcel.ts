import type { parcelEndpoints } from '@jiwu/contract';
import { carriers } from '../modules/trade/parcels/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

const items = Object.entries(carriers).map(([id, { name }]) => ({ id, name }));

export const parcelHandlers: HandlersOf<typeof parcelEndpoints> = {
  orderCarriers: () => Promise.resolve({ items }),
};
