import type { rules } from '@jiwu/contract/rules';

export type ReviewFilter = (typeof rules.reviewFilters)[number];

/** In the order in which they are offered. */
export const reviewFilters: readonly { readonly filter: ReviewFilter; readonly label: string }[] = [
  { filter: 'all', label: '全部' },
  { filter: 'withPictures', label: '有图' },
  { filter: 'followedUp', label: '追评' },
  { filter: 'good', label: '好评' },
  { filter: 'middling', label: '中评' },
  { filter: 'bad', label: '差评' },
];
