import type { DemoProduct } from '../DemoProduct.ts';
import { bagsTravelCaseBriefProducts } from './bagsTravelCaseBrief.ts';
import { bagsTravelUmbrellaProducts } from './bagsTravelUmbrella.ts';

export const bagsTravelProducts: readonly DemoProduct[] = [
  ...bagsTravelCaseBriefProducts,
  ...bagsTravelUmbrellaProducts,
];
