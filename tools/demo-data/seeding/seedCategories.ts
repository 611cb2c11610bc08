import { createCategory, listCategories } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import type { DemoCategory } from '../catalogue/DemoProduct.ts';
import { demoTree } from '../catalogue/demoCatalogue.ts';

/** Makes the categories that are missing, parents first. */
export async function seedCategories(tx: Tx): Promise<void> {
  const known = new Set((await listCategories(tx)).map(({ id }) => id));
  const add = async (categories: readonly DemoCategory[], parentId: string | null, level: 1 | 2 | 3): Promise<void> => {
    for (const [position, { id, name, aliases = [], attributes = [], children = [] }] of categories.entries()) {
      if (!known.has(id)) await createCategory(tx, { id, level, parentId, name, aliases, attributes, position });
      if (level < 3) await add(children, id, level === 1 ? 2 : 3);
    }
  };
  await add(demoTree, null, 1);
}
