import { abuseDrills } from './abuse/abuseDrills.ts';
import type { Drill } from './Drill.ts';
import {
  callbackAfterClose,
  callbackFirst,
  callbackForged,
  callbackLate,
  callbackNever,
  callbackStorm,
} from './payments/callbackDrills.ts';
import { yearOfMembers } from './membership/yearOfMembers.ts';
import { flatLists } from './dropshipping/flatLists.ts';
import { largeBatch } from './dropshipping/largeBatch.ts';
import { migrateUnderOrders } from './goLive/migrateUnderOrders.ts';
import { rotateKeys } from './goLive/rotateKeys.ts';
import { fairDraws } from './draws/fairDraws.ts';
import { fillsAndEnds } from './groups/fillsAndEnds.ts';
import { refundsOfFailed } from './groups/refundsOfFailed.ts';
import { lastSeat, tenOfMany } from './groups/seatDrills.ts';
import { killUnderOrders } from './orders/killUnderOrders.ts';
import { oppositeCarts, rushForFew, sameCart } from './orders/rushDrills.ts';
import { killUnderLoad } from './payments/killUnderLoad.ts';
import { lostReplies, sameKey } from './payments/lostReplies.ts';
import { dayOfLines } from './reconciliation/dayOfLines.ts';
import { yearOfPromoters } from './promoters/yearOfPromoters.ts';
import { rushWithFaultyRedis } from './rush/rushWithFaultyRedis.ts';

/** By the name that `pnpm drills` takes. */
export const drills: Readonly<Record<string, readonly Drill[]>> = {
  payments: [
    callbackStorm,
    callbackFirst,
    callbackAfterClose,
    callbackForged,
    sameKey,
    callbackNever,
    callbackLate,
    lostReplies,
    killUnderLoad,
  ],
  orders: [rushForFew, sameCart, oppositeCarts, killUnderOrders],
  dropshipping: [largeBatch],
  batchLists: [flatLists],
  groups: [lastSeat, tenOfMany, refundsOfFailed, fillsAndEnds],
  rush: [rushWithFaultyRedis],
  draws: [fairDraws],
  reconciliation: [dayOfLines],
  abuse: abuseDrills,
  goLive: [migrateUnderOrders, rotateKeys],
  // Last, because their clocks run ahead, and a smoke run does all of them in one shop.
  membership: [yearOfMembers],
  promoters: [yearOfPromoters],
};
