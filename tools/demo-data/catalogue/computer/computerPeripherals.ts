import type { DemoProduct } from '../DemoProduct.ts';
import { computerControlsProducts } from './computerControls.ts';
import { computerKeyboardsProducts } from './computerKeyboards.ts';
import { computerMiceProducts } from './computerMice.ts';

export const computerPeripheralsProducts: readonly DemoProduct[] = [
  ...computerKeyboardsProducts,
  ...computerMiceProducts,
  ...computerControlsProducts,
];
