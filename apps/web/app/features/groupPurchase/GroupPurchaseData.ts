import type { AnswerAt } from '../../api/sharedApi.ts';
import type { GroupAnswer } from '../../shared/groups/Group.ts';
import type { GroupFilter } from './list/groupFilter.ts';

export type Groups = AnswerAt<'/api/groupPurchase'>;
export type Campaigns = AnswerAt<'/api/groupPurchase/campaign'>;
export type Campaign = Campaigns['items'][number];

/** The channel's page. A part that failed to load is null; the others are shown all the same. */
export interface ListData {
  readonly kind: 'list';
  readonly filter: GroupFilter;
  readonly groups: Groups | null;
  readonly campaigns: Campaigns | null;
  readonly origin: string;
  /** When the page was made, by the shop's clock. */
  readonly now: string;
}

/** One group, as everyone sees it. */
export interface GroupData {
  readonly kind: 'group';
  readonly answer: GroupAnswer;
  readonly origin: string;
}

export type GroupPurchaseData = ListData | GroupData;
