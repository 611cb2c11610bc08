import { createProduct, setPrice, type NewProduct } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import { recordShopFiles } from '../../../apps/server/src/modules/content/files/index.ts';
import { refreshProduct } from '../../../apps/server/src/flows/catalogue/refreshProduct.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { renderMarkdown } from '../../../apps/server/src/platform/markdown/renderMarkdown.ts';
import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import { createRandom } from '../createRandom.ts';
import { idFrom } from '../idFrom.ts';
import { momentOf } from '../promoter/momentOf.ts';
import type { PlannedReview } from '../reviews/PlannedReview.ts';
import { neededDays } from '../reviews/planReviews.ts';
import { boughtSinceDays } from './boughtSinceDays.ts';
import { priceAt, priceSteps } from './priceHistory.ts';
import { pictureAlt, productDescription } from './productDescription.ts';
import { productSkus, type DemoSku } from './productSkus.ts';
import type { Reviewer } from './seedReviewers.ts';
import { seedReviews } from './seedReviews.ts';
import { seedStock } from './seedStock.ts';
import type { ShippingTemplateId } from './shippingTemplates.ts';
import type { ProductPictures } from './storeProductPictures.ts';
import { wholesaleTiers } from './wholesaleTiers.ts';

interface Input {
  readonly product: DemoProduct;
  readonly pictures: ProductPictures;
  readonly shippingTemplateId: ShippingTemplateId;
  readonly reviews: readonly PlannedReview[];
  readonly reviewers: readonly Reviewer[];
  readonly now: Date;
}

/** Age of what has just come. */
const NEW_DAYS = { least: 16, most: 45 };

export const productIdOf = (slug: string) => idFrom('product', slug);

/** One product with all that belongs to it, through the use cases of the shop, in one transaction. */
export async function seedProduct(db: Database, input: Input): Promise<void> {
  const { product, pictures, now } = input;
  const productId = productIdOf(product.slug);
  const skus = productSkus(product);
  const listedAt = listingDay(input);
  const steps = priceSteps({ slug: product.slug, isReduced: product.formerYuan !== undefined, listedAt, now });
  const [firstStep, ...laterSteps] = steps;
  if (!firstStep) throw new Error('a product has a first price');
  const fresh = await newProduct(input, skus, (sku) => priceAt(sku, firstStep));
  await db.transact(async (tx) => {
    await recordShopFiles(tx, allPictures(pictures), now);
    await createProduct(tx, { ...fresh, id: productId }, listedAt);
    for (const step of laterSteps) {
      for (const sku of skus) await setPrice(tx, { skuId: sku.id, ...priceAt(sku, step), now: step.at });
    }
    const { slug, salesCount } = product;
    await seedStock(tx, { productId, slug, skus, salesCount, listedAt, now });
    const reviewPictures = pictures.reviews;
    const { reviews, reviewers } = input;
    await seedReviews(tx, { product, productId, reviews, reviewPictures, reviewers, listedAt, now });
    await refreshProduct(tx, { productId, now });
  });
}

/** Products with many sales were listed long ago, and all before anybody bought or reviewed them; a few are new. */
function listingDay({ product, reviews, now }: Input): Date {
  const { slug, salesCount } = product;
  const random = createRandom(`listed ${slug}`);
  const needed = Math.max(neededDays(reviews), boughtSinceDays(product));
  const isNew = salesCount < 3000 && needed <= NEW_DAYS.least && random.chance(0.2);
  const days = isNew
    ? random.between(NEW_DAYS.least, NEW_DAYS.most)
    : Math.max(needed, 95) + random.between(5, 60 + Math.min(600, Math.round(salesCount / 20)));
  return momentOf({ daysAgo: days, hour: 9 + random.next() * 9 }, now);
}

async function newProduct(
  { product, pictures, shippingTemplateId }: Input,
  skus: readonly DemoSku[],
  firstPrice: (sku: DemoSku) => { priceFen: number; vipPriceFen: number | null },
): Promise<NewProduct> {
  const descriptionMarkdown = productDescription(product, pictures.gallery);
  const forBusinesses = createRandom(`wholesale ${product.slug}`).chance(1 / 3);
  return {
    title: product.title,
    subtitle: product.subtitle,
    brandId: product.brand,
    categoryId: product.category,
    shippingTemplateId,
    descriptionMarkdown,
    descriptionHtml: await renderMarkdown(descriptionMarkdown),
    options: product.options.map(({ name, values }) => ({
      name,
      values: values.map(({ value, swatch }) => ({
        value,
        swatch: swatch ?? null,
        pictureId: pictures.byValue.get(value)?.fileId ?? null,
      })),
    })),
    parameters: product.parameters,
    tags: product.tags,
    limitPerUser: null,
    pictures: pictures.gallery.map(({ fileId, placeholder }, position) => ({
      fileId,
      placeholder,
      alt: pictureAlt(product, position),
    })),
    skus: skus.map((sku) => ({
      ...sku,
      ...firstPrice(sku),
      wholesale: forBusinesses ? wholesaleTiers(sku) : [],
    })),
  };
}

function allPictures({ gallery, byValue, reviews }: ProductPictures) {
  return [...gallery, ...byValue.values(), ...reviews.flat()];
}
