import { type Answer, type contentEndpoints, rules } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { findShownByIds } from '../../../modules/channels/celebrity/index.ts';
import { countArticles, findShownText, listNextArticles } from '../../../modules/content/content/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { describeArticles } from './describeArticles.ts';
import { nameProducts } from './nameProducts.ts';

/** One article, with what it names and what to read next. `key`: its slug or id. */
export async function loadArticle(
  db: Reader,
  { key, now }: { key: string; now: Date },
): Promise<Answer<(typeof contentEndpoints)['articleOpen']>> {
  const text = await findShownText(db, { kind: 'article', key });
  if (!text) throw new ShopError('NOT_FOUND');
  const { id, part, productIds, celebrityId } = text;
  const [next, counts, { products, rates }, authors] = await Promise.all([
    listNextArticles(db, { id, topic: part, limit: rules.content.nextArticles }),
    countArticles(db),
    nameProducts(db, { productIds, celebrityId, now }),
    findShownByIds(db, celebrityId === null ? [] : [celebrityId]),
  ]);
  const [card, ...nextCards] = await describeArticles(db, { texts: [text, ...next], now });
  assert(card, 'an article is described');
  const commission = { products: rates.length, fromBp: Math.min(...rates), toBp: Math.max(...rates) };
  return {
    ...card,
    updatedAt: text.publishedAt.toISOString(),
    authorBio: authors.get(celebrityId ?? '')?.bio ?? '',
    parts: text.parts,
    headings: text.headings,
    products,
    commission: rates.length === 0 ? null : commission,
    next: nextCards,
    topicCount: counts.get(part) ?? 0,
  };
}
