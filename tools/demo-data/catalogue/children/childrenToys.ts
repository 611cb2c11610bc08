import type { DemoProduct } from '../DemoProduct.ts';
import { childrenBlocksProducts } from './childrenBlocks.ts';
import { childrenPlushProducts } from './childrenPlush.ts';
import { childrenPuzzleProducts } from './childrenPuzzle.ts';

export const childrenToysProducts: readonly DemoProduct[] = [
  ...childrenBlocksProducts,
  ...childrenPlushProducts,
  ...childrenPuzzleProducts,
];
