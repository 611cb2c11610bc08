import type { HomeDeals } from '../HomeData.ts';

export type Deal = HomeDeals['today'][number];
/** By the shop's clock. */
export type DealTime = 'before' | 'running' | 'over';
