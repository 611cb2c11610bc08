import type { rules } from '@jiwu/contract/rules';
import type { AnswerAt } from '../../api/sharedApi.ts';
import type { Placement } from '../../shared/advertisement/Placement.ts';

export type ArticleList = AnswerAt<'/api/homeArticles/list'>;
export type ArticleAside = AnswerAt<'/api/homeArticles/aside'>;
export type Article = AnswerAt<'/api/homeArticles/article'>;
export type Topic = (typeof rules.content.topics)[number];

/** By what the list is chosen. */
export interface ListChoice {
  readonly topic: Topic | null;
  readonly column: string | null;
}

/** All articles, or those of a topic or a column. Null: they did not come. */
export interface ListData extends ListChoice {
  readonly kind: 'list';
  readonly list: ArticleList | null;
  readonly aside: ArticleAside | null;
  readonly origin: string;
}

export interface PageData {
  readonly kind: 'article';
  readonly article: Article;
  /** What a business has booked for the end of articles. */
  readonly ad: Placement | null;
  readonly origin: string;
}

export type ArticleData = ListData | PageData;
