import type { DemoProduct } from '../DemoProduct.ts';
import { digitalPhonesProducts } from './digitalPhones.ts';
import { digitalTimersProducts } from './digitalTimers.ts';
import { digitalWatchesProducts } from './digitalWatches.ts';

export const digitalWearProducts: readonly DemoProduct[] = [
  ...digitalPhonesProducts,
  ...digitalWatchesProducts,
  ...digitalTimersProducts,
];
