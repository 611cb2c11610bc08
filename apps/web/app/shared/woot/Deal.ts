import type { Answer, Contract } from '@jiwu/contract';

export type WootPage = Answer<Contract['wootPage']>;
export type Deal = WootPage['today'][number];
export type PastDeals = Answer<Contract['wootPast']>;
export type PastDeal = PastDeals['items'][number];

/** What a viewer has of today's deals. */
export type MyWoot = Answer<Contract['wootMine']>;
export type Claim = MyWoot['claims'][number];

/** A claim with what it holds. */
export type HeldClaim = Answer<Contract['wootClaimGet']>;
