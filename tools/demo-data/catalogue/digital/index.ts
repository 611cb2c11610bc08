import type { DemoProduct } from '../DemoProduct.ts';
import { digitalAudioProducts } from './digitalAudio.ts';
import { digitalGearProducts } from './digitalGear.ts';
import { digitalPhotoProducts } from './digitalPhoto.ts';
import { digitalWearProducts } from './digitalWear.ts';

export const digitalProducts: readonly DemoProduct[] = [
  ...digitalAudioProducts,
  ...digitalPhotoProducts,
  ...digitalWearProducts,
  ...digitalGearProducts,
];
