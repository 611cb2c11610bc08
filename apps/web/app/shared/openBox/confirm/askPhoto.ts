import type { Ask, UnitPhoto } from '../Unit.ts';

/** Where the thing that is asked about is seen, when it has no photo of its own. */
const places: Readonly<Record<Ask['kind'], UnitPhoto['place']>> = { defect: 'wear', missing: 'parts', used: 'box' };

/** The photo that belongs to what is asked: its own, or that of its place. */
export function askPhoto(
  { kind, photoId }: Pick<Ask, 'kind' | 'photoId'>,
  photos: readonly UnitPhoto[],
): UnitPhoto | null {
  return photos.find(({ id }) => id === photoId) ?? photos.find(({ place }) => place === places[kind]) ?? null;
}
