import type { ProductFacts, ProductOption } from '../../../apps/server/src/modules/goods/catalogue/index.ts';

/** All that products of one third-level category are made from. Plain data: it is handed to the workers. */
export interface LeafKit {
  readonly categories: ProductFacts['categories'];
  /** Share of all products in this category. */
  readonly share: number;
  readonly styles: readonly string[];
  /** Materials or origins; may be empty. */
  readonly materials: readonly string[];
  readonly nouns: readonly string[];
  readonly features: readonly string[];
  /** Most frequent first. */
  readonly brands: readonly ProductFacts['brand'][];
  /** Of the logarithm of the price in fen. */
  readonly logPrice: { readonly mean: number; readonly deviation: number };
  /** Its filters, with every value that the demo products of the category have. */
  readonly attributes: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly colours: ProductOption['values'];
  /** Demo products of this category, whose pictures and sentences are reused. */
  readonly models: readonly Model[];
}

export interface Model {
  readonly subtitle: string;
  readonly shippingTemplateId: string;
  readonly weightGrams: number;
  readonly options: readonly ProductOption[];
  readonly parameters: ProductFacts['parameters'];
  readonly tags: readonly string[];
  readonly pictures: readonly { readonly fileId: string; readonly placeholder: string }[];
  readonly descriptionMarkdown: string;
  readonly descriptionHtml: string;
}
