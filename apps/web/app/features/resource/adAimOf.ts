import { advertisementWord, rules } from '@jiwu/contract/rules';
import type { QueryAt } from '../../api/sharedApi.ts';
import type { ResourceState } from './resourceState.ts';

/**
 * Which place of advertisements the page has: that of its search, else that of its category's first level. A campaign's goods, and everything
 * on sale, have none.
 */
export function adAimOf(
  { keyword, category, campaign }: Pick<ResourceState, 'keyword' | 'category' | 'campaign'>,
  root: string | null,
): QueryAt<'/api/advertisement/shown'> | null {
  if (campaign !== null) return null;
  const word = advertisementWord(keyword);
  if (word !== '') return [...word].length > rules.advertisement.word.max ? null : { place: 'search', word };
  return category === null || root === null ? null : { place: 'category', category: root };
}
