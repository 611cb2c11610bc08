import { rateWords } from '../../../shared/celebrity/rateWords.ts';
import type { Article } from '../ArticleData.ts';

type Facts = Pick<Article, 'isAd' | 'commission' | 'products'> & { readonly author: { readonly name: string } };

/** What an article that says 广告 tells its readers; null: it says nothing of the kind. */
export function adWords({ isAd, commission, products, author }: Facts): string | null {
  if (!isAd) return null;
  if (commission === null) return '文中标“广告”的链接会给推广的人佣金，由集物付，不加在价格里。';
  const others = products.length - commission.products;
  const paid = `您买下文中标“广告”的 ${commission.products} 件，${author.name}会得到实付的 ${rateWords(commission)}，由集物付，不加在价格里。`;
  return others > 0 ? `${paid}另外 ${others} 件不收佣金。` : paid;
}
