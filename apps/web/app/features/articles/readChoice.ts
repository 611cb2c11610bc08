import { rules } from '@jiwu/contract/rules';
import type { ListChoice } from './ArticleData.ts';

/** What an address asks for; a topic that there is not is all of them. */
export function readChoice(searchParams: URLSearchParams): ListChoice {
  const topic = rules.content.topics.find((name) => name === searchParams.get('topic')) ?? null;
  return { topic, column: topic === null ? searchParams.get('column') : null };
}
