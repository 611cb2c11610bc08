import { createTurnsPerKey } from '../platform/process/createTurnsPerKey.ts';

/**
 * The orders of one user, one at a time: they take turns in the database anyway, and whoever sends a hundred at once would hold every
 * connection while they wait for each other.
 */
export const inOwnTurn = createTurnsPerKey({ atOnce: 1, maxWaiting: 100 });
