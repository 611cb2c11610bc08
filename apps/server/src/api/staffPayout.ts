import type { staffPayoutEndpoints } from '@jiwu/contract';
import {
  listPayoutEffects,
  listPayoutsForStaff,
  loadPayoutForStaff,
  sumPayoutsForStaff,
} from '../flows/effectOrders/queries/staffPayouts.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffPayoutHandlers = {
  staffPayoutList: ({ services: { db } }, { query }) => listPayoutsForStaff(db.read, query),
  staffPayoutSums: ({ services: { db, clock } }) => sumPayoutsForStaff(db.read, clock()),
  staffPayoutGet: ({ services: { db } }, { params }) => loadPayoutForStaff(db.read, params.id),
  staffPayoutEffects: ({ services: { db } }, { params, query }) => listPayoutEffects(db.read, { ...params, ...query }),
} satisfies HandlersOf<typeof staffPayoutEndpoints, ShopServices>;
