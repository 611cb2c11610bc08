import type { DemoProduct } from '../DemoProduct.ts';
import { digitalHeadphonesProducts } from './digitalHeadphones.ts';
import { digitalMicsProducts } from './digitalMics.ts';
import { digitalScreensProducts } from './digitalScreens.ts';
import { digitalSpeakersProducts } from './digitalSpeakers.ts';

export const digitalAudioProducts: readonly DemoProduct[] = [
  ...digitalHeadphonesProducts,
  ...digitalSpeakersProducts,
  ...digitalMicsProducts,
  ...digitalScreensProducts,
];
