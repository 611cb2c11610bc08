import type { Answer, Contract } from '@jiwu/contract';
import type { AnswerAt } from '../../api/sharedApi.ts';
import type { ProductGroups } from '../../shared/groups/Group.ts';
import type { Product } from '../../shared/goods/sku/Product.ts';

export type { Product, Sku } from '../../shared/goods/sku/Product.ts';
export type Reviews = AnswerAt<'/api/product/reviews'>;
export type Review = Reviews['items'][number];
/** The pick through which the page was opened. */
export type ProductPick = AnswerAt<'/api/celebrity/pick'>;
/** The deals of today in which it is sold. */
export type ProductDeals = Answer<Contract['wootOfProduct']>;
export type Questions = AnswerAt<'/api/product/questions'>;
export type Question = Questions['items'][number];

export type Together = AnswerAt<'/api/product/together'>;

/** The page's data. Reviews, questions, groups or deals that failed to load are null; the rest is shown all the same. */
export interface ProductData {
  readonly product: Product;
  readonly reviews: Reviews | null;
  readonly questions: Questions | null;
  readonly groups: ProductGroups | null;
  readonly deals: ProductDeals | null;
  /** What is often bought together with it. */
  readonly together: Together | null;
  /** Null also when it has ended: the product is bought as everywhere. */
  readonly pick: ProductPick | null;
  /** Where the shop stands, for links that must be whole. */
  readonly origin: string;
  /** When the page was made: the right end of the price chart, alike on the server and in the browser. */
  readonly now: string;
}
