import type { DemoProduct } from '../DemoProduct.ts';
import { computerHostsProducts } from './computerHosts.ts';
import { computerOfficeProducts } from './computerOffice.ts';
import { computerPeripheralsProducts } from './computerPeripherals.ts';
import { computerStorageProducts } from './computerStorage.ts';

export const computerProducts: readonly DemoProduct[] = [
  ...computerHostsProducts,
  ...computerPeripheralsProducts,
  ...computerStorageProducts,
  ...computerOfficeProducts,
];
