import type { DemoProduct } from '../DemoProduct.ts';
import { careToothProducts } from './careTooth.ts';
import { careShaveProducts } from './careShave.ts';
import { carePaperProducts } from './carePaper.ts';

export const careDailyProducts: readonly DemoProduct[] = [
  ...careToothProducts,
  ...careShaveProducts,
  ...carePaperProducts,
];
