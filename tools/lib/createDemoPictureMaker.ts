import path from 'node:path';
import { createPictureMaker, type PictureMaker } from '../demo-data/pictures/createPictureMaker.ts';
import { dataDir } from './dataDir.ts';

const PICTURES = { dir: 'pictures', scale: 1 };
/** For shops that only tests look at: making the 2,000 pictures in full size takes two minutes of a clean clone's check. */
const SMALL_PICTURES = { dir: 'pictures-small', scale: 0.4 };

/** Pictures of the demo goods, kept in the development directory. */
export function createDemoPictureMaker(): PictureMaker {
  const { dir, scale } = process.env['DEMO_PICTURES'] === 'small' ? SMALL_PICTURES : PICTURES;
  return createPictureMaker(path.join(dataDir, dir), scale);
}
