import { advertisementWord, rules } from '@jiwu/contract';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

export type AdvertisementPlace = (typeof rules.advertisement.places)[number];

/** What is booked by the day: a place, for one category or one search where it is sold by them. */
export interface Slot {
  readonly place: AdvertisementPlace;
  /** The id of a category, the words of a search, or empty. */
  readonly target: string;
}

interface Aim {
  readonly place: AdvertisementPlace;
  readonly category?: string | null | undefined;
  readonly word?: string | null | undefined;
}

/** Refuses a category or a word that is missing, or that the place is not sold by. */
export function slotOf({ place, category, word }: Aim): Slot {
  const { by } = rules.advertisement.placeTerms[place];
  const given = { category: category ?? '', word: advertisementWord(word ?? '') };
  const target = by === null ? '' : given[by];
  const isOther = Object.entries(given).some(([kind, value]) => kind !== by && value !== '');
  if (isOther || (by !== null && target === '')) throw new ShopError('AD_TARGET_REFUSED');
  return { place, target };
}

/** The same as pages name it. */
export function aimOf({ place, target }: Slot): { categoryId: string | null; word: string | null } {
  const { by } = rules.advertisement.placeTerms[place];
  return { categoryId: by === 'category' ? target : null, word: by === 'word' ? target : null };
}
