import type { DemoProduct } from '../DemoProduct.ts';
import { childrenPlayProducts } from './childrenPlay.ts';
import { childrenRideProducts } from './childrenRide.ts';

export const childrenOutProducts: readonly DemoProduct[] = [...childrenRideProducts, ...childrenPlayProducts];
