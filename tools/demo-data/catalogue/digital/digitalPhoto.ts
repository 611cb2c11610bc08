import type { DemoProduct } from '../DemoProduct.ts';
import { digitalCamerasProducts } from './digitalCameras.ts';
import { digitalFilmProducts } from './digitalFilm.ts';
import { digitalVideoProducts } from './digitalVideo.ts';

export const digitalPhotoProducts: readonly DemoProduct[] = [
  ...digitalCamerasProducts,
  ...digitalVideoProducts,
  ...digitalFilmProducts,
];
