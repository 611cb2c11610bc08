import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import type { DemoCategory, DemoProduct } from './DemoProduct.ts';
import { leavesOf } from './leavesOf.ts';

interface DemoTop {
  readonly tree: DemoCategory;
  readonly products: readonly DemoProduct[];
}

const TREE = 'tree.ts';

/** Loads the folder of a first-level category: its tree, and the goods of each leaf in the order of the tree. */
export async function loadTop(id: string): Promise<DemoTop> {
  const folder = new URL(`${id}/`, import.meta.url);
  const load = async <T>(file: string) => ((await import(new URL(file, folder).href)) as { default: T }).default;
  const tree = await load<DemoCategory>(TREE);
  const leaves = leavesOf(tree);
  const expected = [...leaves.map((leaf) => `${leaf.id}.ts`), TREE].toSorted();
  assert.deepEqual(readdirSync(folder).toSorted(), expected, `${id} holds a file for each leaf, and no other`);
  const products = await Promise.all(
    leaves.map(async (leaf) => {
      const goods = await load<readonly DemoProduct[]>(`${leaf.id}.ts`);
      for (const { slug, category } of goods)
        assert.equal(category, leaf.id, `${slug} stands in the file of ${leaf.id}`);
      return goods;
    }),
  );
  return { tree, products: products.flat() };
}
