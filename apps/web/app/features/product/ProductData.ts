import type { AnswerAt } from '../../api/sharedApi.ts';
import type { Product } from '../../components/sku/Product.ts';

export type { Product, Sku } from '../../components/sku/Product.ts';
export type Reviews = AnswerAt<'/api/product/reviews'>;
export type Review = Reviews['items'][number];
export type Questions = AnswerAt<'/api/product/questions'>;

/** What the page is made of. Reviews or questions that did not come are null; the rest is shown all the same. */
export interface ProductData {
  readonly product: Product;
  readonly reviews: Reviews | null;
  readonly questions: Questions | null;
  /** Where the shop stands, for links that must be whole. */
  readonly origin: string;
  /** When the page was made: the right end of the price chart, alike on the server and in the browser. */
  readonly now: string;
}
