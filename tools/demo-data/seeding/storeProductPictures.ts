import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import { swatchOf } from '../catalogue/swatchOf.ts';
import type { ProductLook } from '../pictures/assignLooks.ts';
import { galleryRecipes } from '../pictures/galleryRecipes.ts';
import { reviewRecipe } from '../pictures/reviewRecipe.ts';
import { swatchRecipe } from '../pictures/swatchRecipe.ts';
import type { PlannedReview } from '../reviews/PlannedReview.ts';
import { storePicture, type PictureServices, type StoredPicture } from './storePicture.ts';

export interface ProductPictures {
  readonly gallery: readonly StoredPicture[];
  /** By the value of an option that is a colour. */
  readonly byValue: ReadonlyMap<string, StoredPicture>;
  /** For each review, in their order. */
  readonly reviews: readonly (readonly StoredPicture[])[];
}

/** The widths in which lists ask for a product's first picture. */
const CARD_WIDTHS = [320, 640];

/** Makes and stores every picture of a product. */
export async function storeProductPictures(
  services: PictureServices,
  product: DemoProduct,
  { look, reviews: planned }: { look: ProductLook; reviews: readonly PlannedReview[] },
): Promise<ProductPictures> {
  const gallery: StoredPicture[] = [];
  for (const [index, recipe] of galleryRecipes(product, look).entries()) {
    gallery.push(await storePicture(services, recipe, index === 0 ? CARD_WIDTHS : []));
  }
  const byValue = new Map<string, StoredPicture>();
  for (const { value, swatch } of product.options.flatMap(({ values }) => values)) {
    if (swatch) byValue.set(value, await storePicture(services, swatchRecipe(product, look, { value, swatch })));
  }
  const reviews: StoredPicture[][] = [];
  for (const [index, { pictures, sku }] of planned.entries()) {
    const stored: StoredPicture[] = [];
    const swatch = swatchOf(product, sku.optionValues);
    for (let which = 0; which < pictures; which += 1) {
      stored.push(await storePicture(services, reviewRecipe(product, look, { which: `${index}/${which}`, swatch })));
    }
    reviews.push(stored);
  }
  return { gallery, byValue, reviews };
}
