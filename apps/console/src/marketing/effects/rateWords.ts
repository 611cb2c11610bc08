import type { Answer, Contract } from '@jiwu/contract';
import type { ItemOf } from '../../ui/list/useCursorList.ts';
import { percent } from '../../ui/money/percent.ts';

export type CategoryRate = Answer<Contract['staffCommissionCategories']>['items'][number];
export type ProductRate = ItemOf<'staffCommissionProducts'>;

/** A rate of one's own, or that one has none. */
export function ownWords(bp: number | null): string {
  return bp === null ? '没有自己定' : percent(bp);
}
