import type { rules } from '@jiwu/contract';
import type { Photo } from '../../../modules/channels/openBox/index.ts';

const placeNames: Readonly<Record<(typeof rules.openBox.photoPlaces)[number], string>> = {
  front: '正面',
  back: '背面',
  base: '底部与脚垫',
  wear: '痕迹特写',
  box: '外箱与实物',
  parts: '随机配件',
};

/** Photos as everyone sees them: the renditions. */
export function describePhotos(photos: readonly Photo[]) {
  return photos.map(({ id, publicId, placeholder, place, words, takenAt }) => ({
    id,
    fileId: publicId,
    placeholder,
    alt: words === '' ? placeNames[place] : words,
    place,
    words: words === '' ? placeNames[place] : words,
    takenAt: takenAt.toISOString(),
  }));
}
