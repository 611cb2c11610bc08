import type { DemoProduct } from '../DemoProduct.ts';
import { outdoorActiveProducts } from './outdoorActive.ts';
import { outdoorBallProducts } from './outdoorBall.ts';
import { outdoorCampingProducts } from './outdoorCamping.ts';
import { outdoorHikingProducts } from './outdoorHiking.ts';

export const outdoorProducts: readonly DemoProduct[] = [
  ...outdoorCampingProducts,
  ...outdoorHikingProducts,
  ...outdoorBallProducts,
  ...outdoorActiveProducts,
];
