import type { DemoProduct } from '../DemoProduct.ts';
import { freshShellfishProducts } from './freshShellfish.ts';
import { freshFishProducts } from './freshFish.ts';

export const freshSeafoodProducts: readonly DemoProduct[] = [...freshShellfishProducts, ...freshFishProducts];
