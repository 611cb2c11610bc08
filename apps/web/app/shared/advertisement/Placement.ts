import type { Placement } from '@jiwu/contract';

export type { Placement } from '@jiwu/contract';

/** What an advertisement shows: also of one that is still being booked. */
export type AdFacts = Pick<Placement, 'place' | 'title' | 'landing' | 'advertiser' | 'product'>;
