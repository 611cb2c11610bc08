import type { DemoProduct } from '../DemoProduct.ts';
import { computerFilingProducts } from './computerFiling.ts';
import { computerPhonesProducts } from './computerPhones.ts';
import { computerPrintersProducts } from './computerPrinters.ts';

export const computerOfficeProducts: readonly DemoProduct[] = [
  ...computerPrintersProducts,
  ...computerPhonesProducts,
  ...computerFilingProducts,
];
