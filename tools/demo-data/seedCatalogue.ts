import { countProducts } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { assignTiers, refreshTerms, seedSynonyms } from '../../apps/server/src/modules/goods/search/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { demoProducts } from './catalogue/demoCatalogue.ts';
import { topOf } from './catalogue/topOf.ts';
import { assignLooks } from './pictures/assignLooks.ts';
import { planReviews } from './reviews/planReviews.ts';
import { seedBrands } from './seeding/seedBrands.ts';
import { seedCategories } from './seeding/seedCategories.ts';
import { seedCategoryPictures } from './seeding/seedCategoryPictures.ts';
import { productIdOf, seedProduct } from './seeding/seedProduct.ts';
import { seedReviewers } from './seeding/seedReviewers.ts';
import { seedShippingTemplates, shippingTemplateFor } from './seeding/shippingTemplates.ts';
import type { PictureServices } from './seeding/storePicture.ts';
import { storeProductPictures } from './seeding/storeProductPictures.ts';

/** One more than two cores need, so that none waits while another writes. */
const AT_ONCE = 3;

interface Input {
  readonly db: Database;
  readonly pictures: PictureServices;
  readonly now: Date;
  /** Hears how many products are done, of how many. */
  readonly onProgress: (done: number, all: number) => void;
}

/** Fills the shop with the demo goods that are missing. Answers how many products are new. */
export async function seedCatalogue({ db, pictures, now, onProgress }: Input): Promise<number> {
  await db.transact(async (tx) => {
    await seedCategories(tx);
    await seedBrands(tx);
    await seedShippingTemplates(tx);
    await seedSynonyms(tx);
  });
  const missing = await findMissing(db);
  if (missing.length > 0) {
    const reviewers = await seedReviewers(db, pictures, now);
    const looks = assignLooks(demoProducts);
    const waiting = missing.values();
    let done = 0;
    const work = async () => {
      for (const product of waiting) {
        const look = looks.get(product.slug);
        if (!look) throw new Error(`${product.slug} has no look`);
        const shippingTemplateId = shippingTemplateFor(topOf(product.category), product.weightGrams);
        const reviews = planReviews(product);
        const stored = await storeProductPictures(pictures, product, { look, reviews });
        await seedProduct(db, { product, pictures: stored, shippingTemplateId, reviews, reviewers, now });
        done += 1;
        onProgress(done, missing.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await db.transact((tx) => seedCategoryPictures(tx));
    await db.transact((tx) => countProducts(tx));
    await assignTiers(db);
    await refreshTerms(db);
  }
  return missing.length;
}

async function findMissing(db: Database) {
  const ids = demoProducts.map(({ slug }) => productIdOf(slug));
  const rows = await db.read.selectFrom('products').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return demoProducts.filter(({ slug }) => !known.has(productIdOf(slug)));
}
