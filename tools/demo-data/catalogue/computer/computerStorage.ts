import type { DemoProduct } from '../DemoProduct.ts';
import { computerDrivesProducts } from './computerDrives.ts';
import { computerNetworkProducts } from './computerNetwork.ts';

export const computerStorageProducts: readonly DemoProduct[] = [...computerDrivesProducts, ...computerNetworkProducts];
