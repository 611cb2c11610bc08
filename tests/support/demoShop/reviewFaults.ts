import { DAY_MS } from '@jiwu/kernel';
import type { Reader } from '../../../apps/server/src/platform/database/Reader.ts';
import { demoProducts } from '../../../tools/demo-data/catalogue/demoCatalogue.ts';
import type { DemoProduct } from '../../../tools/demo-data/catalogue/DemoProduct.ts';
import { swatchOf } from '../../../tools/demo-data/catalogue/swatchOf.ts';
import { idFrom } from '../../../tools/demo-data/idFrom.ts';
import type { PictureRecipe } from '../../../tools/demo-data/pictures/composePicture.ts';
import { durationOf } from '../../../tools/demo-data/reviews/durationOf.ts';
import { firstNamed } from '../../../tools/demo-data/reviews/skuOfReview.ts';
import { productSkus } from '../../../tools/demo-data/seeding/productSkus.ts';
import { productIdOf } from '../../../tools/demo-data/seeding/seedProduct.ts';

const products = new Map(demoProducts.map((product) => [productIdOf(product.slug), product]));

export async function listReviews(db: Reader) {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .innerJoin('skus', 'skus.id', 'reviews.sku_id')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .select([
      'reviews.id',
      'reviews.product_id as productId',
      'skus.product_id as productOfSku',
      'option_values as values',
      'reviews.user_id as userId',
      'users.created_at as joinedAt',
      'listed_at as listedAt',
      'sales_count as sales',
      'stars',
      'content',
      'follow_up as followUp',
      'followed_up_at as followedUpAt',
      'reply',
      'replied_at as repliedAt',
      'reviews.created_at as createdAt',
    ])
    .execute();
  return rows.map((row) => ({ ...row, product: mustFind(row.productId) }));
}

export type ReadReview = Awaited<ReturnType<typeof listReviews>>[number];

function mustFind(id: string): DemoProduct {
  const product = products.get(id);
  if (!product) throw new Error(`${id} is no product of the demo shop`);
  return product;
}

/** What a review says against its own date, its SKU, or its writer. */
export function faultsOfReview(review: ReadReview, now: Date): string[] {
  const { product, content, followUp, createdAt, followedUpAt, repliedAt } = review;
  const had = durationOf(content);
  const boughtMs = createdAt.getTime() - had * DAY_MS;
  const written = product.reviews.find(({ text }) => text === content);
  const named = written?.of ?? firstNamed(content, productSkus(product));
  const gap = durationOf(followUp ?? '') - had;
  const faults: readonly (readonly [is: boolean, what: string])[] = [
    [review.productOfSku !== review.productId, 'of another product'],
    [boughtMs < review.listedAt.getTime(), 'bought before it was listed'],
    [boughtMs < review.joinedAt.getTime(), 'bought before the buyer had registered'],
    [createdAt > now, 'written in the future'],
    [named.some((value) => !review.values.includes(value)), `of another SKU than ${named.join('/')}`],
    [followedUpAt !== null && daysBetween(createdAt, followedUpAt) < gap, 'followed up too early for its words'],
    [followedUpAt !== null && (followedUpAt <= createdAt || followedUpAt > now), 'followed up at the wrong time'],
    [repliedAt !== null && (repliedAt <= createdAt || repliedAt > now), 'answered at the wrong time'],
    [review.stars <= 2 && review.reply === null, 'a complaint without an answer'],
  ];
  return faults
    .filter(([is]) => is)
    .map(([, what]) => `${product.slug} ${review.values.join('/')} 「${content}」: ${what}`);
}

const daysBetween = (from: Date, until: Date) => (until.getTime() - from.getTime()) / DAY_MS;

/** Photos that show the thing in another colour than that of the SKU. */
export async function findWrongPhotos(
  db: Reader,
  { reviews, recipes }: { reviews: readonly ReadReview[]; recipes: ReadonlyMap<string, PictureRecipe> },
): Promise<string[]> {
  const recipeOf = new Map([...recipes].map(([name, recipe]) => [idFrom('picture', name), recipe]));
  const reviewOf = new Map(reviews.map((review) => [review.id, review]));
  const photos = await db.selectFrom('review_pictures').select(['review_id', 'file_id']).execute();
  return photos.flatMap(({ review_id: reviewId, file_id: fileId }) => {
    const review = reviewOf.get(reviewId);
    const thing = recipeOf.get(fileId)?.things.at(-1);
    if (!review || !thing) return [`${reviewId}: no photo of a demo product`];
    const { product, values } = review;
    const isOf = thing.look.emoji === product.look.emoji && thing.look.swatch === swatchOf(product, values);
    return isOf ? [] : [`${product.slug} ${values.join('/')} shows ${thing.look.swatch ?? 'its first picture'}`];
  });
}
