import { listCategories, setCategoryPicture } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import type { DemoCategory } from '../catalogue/DemoProduct.ts';
import { demoProducts, demoTree } from '../catalogue/demoCatalogue.ts';
import { productIdOf } from './seedProduct.ts';

/** Products whose picture stands for a whole first-level category. */
const faces = new Set([
  'zhiyin-n3-headphones',
  'qinglan-laptop-14',
  'sushe-wool-coat',
  'sushe-two-tone-handbag',
  'shanyu-ash-dining-chair',
  'manwu-stoneware-mug',
  'food-acacia-honey',
  'fresh-cherry-dalian',
  'care-light-lotion',
  'children-teddy-bear',
  'outdoor-dome-tent',
  'stationery-dot-notebook',
]);

/** Gives each category without a picture the first picture of one of its products, as few of them twice as can be. */
export async function seedCategoryPictures(tx: Tx): Promise<void> {
  const known = new Map((await listCategories(tx)).map((category) => [category.id, category]));
  const shown = new Map<string, number>();
  const show = async (category: DemoCategory): Promise<void> => {
    const leaves = leavesOf(category);
    const isFirstLevel = demoTree.includes(category);
    const [chosen] = demoProducts
      .filter((product) => leaves.has(product.category))
      .toSorted(
        (a, b) =>
          (isFirstLevel ? Number(faces.has(b.slug)) - Number(faces.has(a.slug)) : 0) ||
          (shown.get(a.slug) ?? 0) - (shown.get(b.slug) ?? 0) ||
          b.salesCount - a.salesCount,
      );
    if (chosen && known.get(category.id)?.picture === null) {
      shown.set(chosen.slug, (shown.get(chosen.slug) ?? 0) + 1);
      const picture = await tx
        .selectFrom('product_pictures')
        .select(['file_id', 'placeholder'])
        .where('product_id', '=', productIdOf(chosen.slug))
        .where('position', '=', 0)
        .executeTakeFirst();
      if (picture) {
        await setCategoryPicture(tx, { id: category.id, fileId: picture.file_id, placeholder: picture.placeholder });
      }
    }
    for (const child of category.children ?? []) await show(child);
  };
  for (const category of demoTree) await show(category);
}

function leavesOf({ id, children }: DemoCategory): Set<string> {
  return children ? new Set(children.flatMap((child) => [...leavesOf(child)])) : new Set([id]);
}
