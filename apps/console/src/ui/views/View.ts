import type { Answer, Contract } from '@jiwu/contract';

/** Filters that somebody has named. */
export type View = Answer<Contract['staffViewList']>['items'][number];
