/** Rows end even with 5, 4 and 2 columns. */
export const PAGE_SIZE = '20';
