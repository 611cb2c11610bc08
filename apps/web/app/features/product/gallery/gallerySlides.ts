import type { Product } from '../ProductData.ts';

export type Slide = Product['pictures'][number];

/**
 * The product's pictures, then those of option values that are not among them. The picture of `openWith` comes first: the page
 * begins with what its price and options are about, in the server's HTML too, where a strip cannot be scrolled.
 */
export function gallerySlides(
  { pictures, options, title }: Pick<Product, 'pictures' | 'options' | 'title'>,
  openWith: readonly string[] = [],
): Slide[] {
  const known = new Set(pictures.map(({ fileId }) => fileId));
  const ofValues = options.flatMap(({ values }) =>
    values.flatMap(({ value, pictureId }) => {
      if (pictureId === null || known.has(pictureId)) return [];
      known.add(pictureId);
      return [{ fileId: pictureId, placeholder: '', alt: `${title}，${value}` }];
    }),
  );
  const slides = [...pictures, ...ofValues];
  const first = slides[findChosenSlide(slides, options, openWith) ?? 0];
  return first ? [first, ...slides.filter((slide) => slide !== first)] : slides;
}

/** How many slides stand up to the last of the product's own pictures. */
export function countOwnSlides(slides: readonly Slide[], { pictures }: Pick<Product, 'pictures'>): number {
  const own = new Set(pictures.map(({ fileId }) => fileId));
  return slides.findLastIndex(({ fileId }) => own.has(fileId)) + 1;
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
