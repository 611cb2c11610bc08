import type { Drill } from './Drill.ts';
import {
  callbackAfterClose,
  callbackFirst,
  callbackForged,
  callbackLate,
  callbackNever,
  callbackStorm,
} from './payments/callbackDrills.ts';
import { killUnderLoad } from './payments/killUnderLoad.ts';
import { lostReplies, sameKey } from './payments/lostReplies.ts';

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
};
