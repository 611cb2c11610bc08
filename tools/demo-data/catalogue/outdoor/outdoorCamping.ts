import type { DemoProduct } from '../DemoProduct.ts';
import { outdoorCookProducts } from './outdoorCook.ts';
import { outdoorTentProducts } from './outdoorTent.ts';
import { outdoorToolProducts } from './outdoorTool.ts';

export const outdoorCampingProducts: readonly DemoProduct[] = [
  ...outdoorTentProducts,
  ...outdoorToolProducts,
  ...outdoorCookProducts,
];
