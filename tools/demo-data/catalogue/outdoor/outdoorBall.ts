import type { DemoProduct } from '../DemoProduct.ts';
import { outdoorBigBallProducts } from './outdoorBigBall.ts';
import { outdoorRacketProducts } from './outdoorRacket.ts';

export const outdoorBallProducts: readonly DemoProduct[] = [...outdoorRacketProducts, ...outdoorBigBallProducts];
