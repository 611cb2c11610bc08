import { getFile, readFileBytes } from '../../../modules/content/files/index.ts';
import { layOnDrawing } from '../../../platform/pictures/pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { picturePlace, posterDrawing } from '../posterDrawing.ts';
import { loadPromotionLink } from '../queries/loadPromotionLink.ts';

interface Wish {
  readonly userId: string;
  readonly productId: string;
  readonly place: string;
  /** The promoter's own words. */
  readonly text: string;
}

/** A poster of a product to be sent on, as PNG: whoever scans it comes by the promoter's link. */
export async function drawPoster(services: Services, { text, ...aim }: Wish): Promise<Buffer> {
  const { db, storage, config } = services;
  const { picture, ...facts } = await loadPromotionLink(db.read, { ...aim, origin: config.SITE_ORIGIN });
  const { storageKey } = await getFile(db.read, picture.fileId);
  const bytes = await readFileBytes(storage, storageKey, 1080);
  return await layOnDrawing(posterDrawing({ ...facts, text }), { bytes, place: picturePlace });
}
