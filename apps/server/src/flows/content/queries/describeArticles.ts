import type { ArticleCard, ProductCard } from '@jiwu/contract';
import { findShownByIds, listRunningPicks } from '../../../modules/channels/celebrity/index.ts';
import type { ShownText, Topic } from '../../../modules/content/content/index.ts';
import { findCommissionRates } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeAuthor } from './describeAuthor.ts';
import { findProductCards } from './findProductCards.ts';

const PICTURES = 3;

/**
 * Articles as lists show them, in four statements for all. One says 广告 when a link in it bears someone's code, or when its author earns by
 * a product that it names: a pick of theirs that pays commission. Nobody writes it down.
 */
export async function describeArticles(
  db: Reader,
  { texts, now }: { texts: readonly ShownText[]; now: Date },
): Promise<ArticleCard[]> {
  const celebrityIds = [...new Set(texts.flatMap(({ celebrityId }) => celebrityId ?? []))];
  const [cards, authors, picks] = await Promise.all([
    findProductCards(
      db,
      texts.flatMap(({ productIds }) => productIds),
    ),
    findShownByIds(db, celebrityIds),
    listRunningPicks(db, { celebrityIds, now }),
  ]);
  const named = new Set(cards.keys());
  const offered = picks.filter(({ celebrityId, productId }) => authors.has(celebrityId) && named.has(productId));
  const rates = await findCommissionRates(
    db,
    offered.map(({ productId }) => productId),
  );
  const earning = new Set(
    offered
      .filter(({ productId }) => (rates.get(productId) ?? 0) > 0)
      .map(({ celebrityId, productId }) => `${celebrityId} ${productId}`),
  );
  return texts.map((text) => {
    const goods = text.productIds.flatMap((id) => cards.get(id) ?? []);
    const { id, slug, title, summary, minutes, column, cover } = text;
    return {
      id,
      slug,
      title,
      summary,
      topic: text.part as Topic,
      minutes,
      publishedAt: text.datedAt.toISOString(),
      cover: cover && { ...cover, alt: '' },
      author: describeAuthor(text, authors),
      column,
      isAd: text.hasPaidLink || goods.some((product) => earning.has(`${text.celebrityId} ${product.id}`)),
      goods: goods.length === 0 ? null : describeGoods(goods),
    };
  });
}

function describeGoods(goods: readonly ProductCard[]) {
  const prices = goods.map(({ priceFen }) => priceFen);
  return {
    count: goods.length,
    pictures: goods.slice(0, PICTURES).map(({ picture }) => picture),
    minFen: Math.min(...prices),
    maxFen: Math.max(...prices),
  };
}
