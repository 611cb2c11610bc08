import type { DemoProduct } from '../DemoProduct.ts';
import { homeDecorProducts } from './homeDecor.ts';
import { homeFurnitureProducts } from './homeFurniture.ts';
import { homeLightingProducts } from './homeLighting.ts';
import { homeTextileProducts } from './homeTextile.ts';

export const homeProducts: readonly DemoProduct[] = [
  ...homeDecorProducts,
  ...homeFurnitureProducts,
  ...homeLightingProducts,
  ...homeTextileProducts,
];
