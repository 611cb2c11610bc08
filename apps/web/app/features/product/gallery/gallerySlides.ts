import type { Product } from '../ProductData.ts';

export type Slide = Product['pictures'][number];

/** The product's pictures, then those of option values that are not among them. */
export function gallerySlides({ pictures, options, title }: Pick<Product, 'pictures' | 'options' | 'title'>): Slide[] {
  const known = new Set(pictures.map(({ fileId }) => fileId));
  const ofValues = options.flatMap(({ values }) =>
    values.flatMap(({ value, pictureId }) => {
      if (pictureId === null || known.has(pictureId)) return [];
      known.add(pictureId);
      return [{ fileId: pictureId, placeholder: '', alt: `${title}，${value}` }];
    }),
  );
  return [...pictures, ...ofValues];
}

/** The slide of the chosen SKU: the picture of the last option value that has one. */
export function findChosenSlide(
  slides: readonly Slide[],
  options: Product['options'],
  optionValues: readonly string[],
): number | undefined {
  const ids = options.map(
    ({ values }, at) => values.find(({ value }) => value === optionValues[at])?.pictureId ?? null,
  );
  const id = ids.findLast((pictureId) => pictureId !== null);
  const found = slides.findIndex(({ fileId }) => fileId === id);
  return found < 0 ? undefined : found;
}
