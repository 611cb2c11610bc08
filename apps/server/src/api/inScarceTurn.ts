import { createTurnsPerKey } from '../platform/process/createTurnsPerKey.ts';

/**
 * Those who want the same scarce thing (a seat in a group, an opened unit), a few at a time: hundreds who wait for its row would otherwise
 * hold every connection, and everyone else would be told that the shop is busy.
 */
export const inScarceTurn = createTurnsPerKey({ atOnce: 3, maxWaiting: 2000 });
