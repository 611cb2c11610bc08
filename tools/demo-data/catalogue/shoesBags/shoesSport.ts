import type { DemoProduct } from '../DemoProduct.ts';
import { shoesSportRunHikeProducts } from './shoesSportRunHike.ts';
import { shoesSportOtherProducts } from './shoesSportOther.ts';

export const shoesSportProducts: readonly DemoProduct[] = [...shoesSportRunHikeProducts, ...shoesSportOtherProducts];
