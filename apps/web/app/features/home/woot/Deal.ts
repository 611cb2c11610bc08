import type { AnswerAt } from '../../../api/sharedApi.ts';

export type Deals = AnswerAt<'/api/woot'>;
export type Deal = Deals['today'][number];
/** By the shop's clock. */
export type DealTime = 'before' | 'running' | 'over';
