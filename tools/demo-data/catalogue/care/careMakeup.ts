import type { DemoProduct } from '../DemoProduct.ts';
import { careColorProducts } from './careColor.ts';
import { careToolProducts } from './careTool.ts';
import { careScentProducts } from './careScent.ts';

export const careMakeupProducts: readonly DemoProduct[] = [
  ...careColorProducts,
  ...careToolProducts,
  ...careScentProducts,
];
