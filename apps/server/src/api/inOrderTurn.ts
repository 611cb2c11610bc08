import { createTurnsPerKey } from '../platform/process/createTurnsPerKey.ts';

/**
 * Orders for the same scarce thing, by `OrderKind.turnOf`, a few at a time: hundreds who want a seat in one group would otherwise hold
 * every connection while they wait for its row, and everyone else would be told that the shop is busy.
 */
export const inOrderTurn = createTurnsPerKey({ atOnce: 3, maxWaiting: 2000 });
