import { rules } from '@jiwu/contract/rules';
import { articleAddress, articlesAddress } from '../../shared/content/articleAddress.ts';
import type { Article } from './ArticleData.ts';

/** The way to an article. */
export function articleSteps(article: Pick<Article, 'topic' | 'title' | 'slug'>) {
  const { topic, title } = article;
  return [
    { label: '好物志', to: articlesAddress() },
    { label: rules.content.topicNames[topic], to: articlesAddress({ topic }) },
    { label: title, to: articleAddress(article) },
  ];
}
