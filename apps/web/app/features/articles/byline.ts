import type { ArticleCard } from '@jiwu/contract';

/** What is said below an author's name: who they are, and the column that the article belongs to. */
export function byline({ author, column }: Pick<ArticleCard, 'author' | 'column'>): string {
  const ofColumn = column && `专栏“${column.name}”第 ${column.no} 篇`;
  return [author.about, ofColumn].filter(Boolean).join('，');
}
