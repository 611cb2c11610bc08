import type { ShopPicture } from '../../modules/content/files/index.ts';

/** A photo whose bytes are stored, and whose rows are not written yet. */
export interface StoredPhoto {
  readonly photoId: string;
  readonly original: ShopPicture;
  readonly rendition: ShopPicture;
  readonly placeholder: string;
}
