import type { DemoProduct } from '../DemoProduct.ts';
import { childrenAccessoryProducts } from './childrenAccessory.ts';
import { childrenBeddingProducts } from './childrenBedding.ts';
import { childrenClothesProducts } from './childrenClothes.ts';

export const childrenWearProducts: readonly DemoProduct[] = [
  ...childrenClothesProducts,
  ...childrenAccessoryProducts,
  ...childrenBeddingProducts,
];
