/** Celebrities who have picked something within so many days are lively. */
export const LIVELY_DAYS = 7;
