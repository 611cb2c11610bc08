import type { AnswerAt } from '../../../api/sharedApi.ts';

export type Product = AnswerAt<'/api/product/detail'>;
export type Sku = Product['skus'][number];
