import type { DemoCategory, DemoProduct } from './DemoProduct.ts';
import { loadTop } from './loadTop.ts';

/** The folders beside this file, in the order in which the shop shows them. */
const tops = await Promise.all(
  [
    'digital',
    'computer',
    'home',
    'kitchen',
    'clothing',
    'shoesBags',
    'care',
    'food',
    'fresh',
    'children',
    'outdoor',
    'stationery',
  ].map(loadTop),
);

export const demoTree: readonly DemoCategory[] = tops.map(({ tree }) => tree);

export const demoProducts: readonly DemoProduct[] = tops.flatMap(({ products }) => products);
