import { sql } from 'kysely';
import { refreshProduct } from '../../apps/server/src/flows/catalogue/refreshProduct.ts';
import { countProducts, createProduct } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { seedSynonyms } from '../../apps/server/src/modules/goods/search/index.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';
import { demoProducts } from '../../tools/demo-data/catalogue/demoCatalogue.ts';
import type { DemoProduct } from '../../tools/demo-data/catalogue/DemoProduct.ts';
import { idFrom } from '../../tools/demo-data/idFrom.ts';
import { productSkus } from '../../tools/demo-data/seeding/productSkus.ts';
import { seedBrands } from '../../tools/demo-data/seeding/seedBrands.ts';
import { seedCategories } from '../../tools/demo-data/seeding/seedCategories.ts';
import { seedStock } from '../../tools/demo-data/seeding/seedStock.ts';
import { seedShippingTemplates } from '../../tools/demo-data/seeding/shippingTemplates.ts';

const fileId = idFrom('relevance', 'picture');
// All listed on one day long ago: the expectations must not depend on the day of the test.
const listedAt = new Date('2026-01-01T04:00:00Z');
const now = new Date('2026-11-15T04:00:00Z');

/** The demo shop, or some of its goods, without pictures and reviews: all that words find it by. */
export async function seedForSearch(tx: Tx, products = demoProducts): Promise<void> {
  await sql`
    insert into files (id, visibility, media_type, bytes, sha256, storage_key, created_at)
    values (${fileId}, 'public', 'image/webp', 1, sha256('none'), 'none', ${now})`.execute(tx);
  await seedSynonyms(tx);
  await seedBrands(tx);
  await seedCategories(tx);
  await seedShippingTemplates(tx);
  for (const product of products) await seedProduct(tx, product);
  await countProducts(tx);
}

async function seedProduct(tx: Tx, demo: DemoProduct): Promise<void> {
  const skus = productSkus(demo);
  const productId = await createProduct(
    tx,
    {
      id: idFrom('product', demo.slug),
      title: demo.title,
      subtitle: demo.subtitle,
      brandId: demo.brand,
      categoryId: demo.category,
      shippingTemplateId: 'standard',
      descriptionMarkdown: '',
      descriptionHtml: '',
      options: demo.options.map(({ name, values }) => ({
        name,
        values: values.map(({ value, swatch }) => ({ value, swatch: swatch ?? null, pictureId: null })),
      })),
      parameters: demo.parameters,
      tags: demo.tags,
      limitPerUser: null,
      pictures: [{ fileId, placeholder: '', alt: demo.title }],
      skus: skus.map((sku) => ({ ...sku, wholesale: [] })),
    },
    listedAt,
  );
  await seedStock(tx, { productId, slug: demo.slug, skus, salesCount: demo.salesCount, listedAt, now });
  await refreshProduct(tx, { productId, now });
}

/** The slug by which the queries name a card's product. */
export const slugByTitle: ReadonlyMap<string, string> = new Map(demoProducts.map(({ title, slug }) => [title, slug]));
