import type { DemoProduct } from '../DemoProduct.ts';
import { outdoorRideProducts } from './outdoorRide.ts';
import { outdoorTrainingProducts } from './outdoorTraining.ts';
import { outdoorWaterProducts } from './outdoorWater.ts';

export const outdoorActiveProducts: readonly DemoProduct[] = [
  ...outdoorRideProducts,
  ...outdoorWaterProducts,
  ...outdoorTrainingProducts,
];
