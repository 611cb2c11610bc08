import { createTurnsPerKey } from '../platform/process/createTurnsPerKey.ts';

/** Those who want to lock one unit, a few at a time: who waits for its row holds no connection, and other pages go on. */
export const inUnitTurn = createTurnsPerKey({ atOnce: 3, maxWaiting: 2000 });
