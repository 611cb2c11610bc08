import type { ArticleCard } from '@jiwu/contract';
import { readShared } from '../../../api/readShared.ts';
import { createMorePages, type MorePages } from '../../../session/createMorePages.ts';
import type { ArticleList, ListChoice } from '../ArticleData.ts';

const useArticlePages = createMorePages<ArticleCard>('articles');

/** The articles of the page, and those that were asked for after them. */
export function useMoreArticles(list: ArticleList, { topic, column }: ListChoice): MorePages<ArticleCard> {
  const load = (cursor: string) =>
    readShared('/api/homeArticles/list', { ...(topic && { topic }), ...(column && { column }), cursor });
  return useArticlePages({ first: list, load });
}
