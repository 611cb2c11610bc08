/** The hours with something that may not be in PostgreSQL yet, by their beginning. */
export const HOURS_KEY = 'ads:hours';

/** Placements that were seen or clicked in an hour. */
export const countedKey = (hourMs: number) => `ads:counted:${hourMs}`;
/** Browsers that saw a placement in an hour, and those that clicked it. */
export const seenKey = (id: string, hourMs: number) => `ads:seen:${id}:${hourMs}`;
export const clickedKey = (id: string, hourMs: number) => `ads:clicked:${id}:${hourMs}`;

/** Long enough for a worker that was down for a day. */
export const KEPT_SECONDS = 26 * 60 * 60;
