import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawnThings } from '../pictures/drawn/drawnThings.ts';
import { productSkus } from '../seeding/productSkus.ts';
import { brands } from './brands.ts';
import { demoProducts, demoTree } from './demoCatalogue.ts';
import { leavesOf } from './leavesOf.ts';

const emojiPackage = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json');
const leaves = demoTree.flatMap(leavesOf);

describe('demo catalogue', () => {
  it('has 12 categories, 275 products, and none of the leaves is empty', () => {
    expect(demoTree).toHaveLength(12);
    expect(demoProducts).toHaveLength(275);
    expect(new Set(demoProducts.map(({ slug }) => slug)).size).toBe(275);
    expect(leaves.filter(({ id }) => !demoProducts.some(({ category }) => category === id))).toEqual([]);
  });

  it.each(demoProducts.map((product) => [product.slug, product] as const))('%s fits the shop', (_, product) => {
    expect(Object.keys(brands)).toContain(product.brand);
    expect(leaves.map(({ id }) => id)).toContain(product.category);
    expect(product.title.length).toBeLessThanOrEqual(60);
    expect(product.subtitle.length).toBeLessThanOrEqual(120);
    expect(product.vipYuan ?? 0).toBeLessThan(product.priceYuan);
    expect(product.formerYuan ?? Infinity).toBeGreaterThan(product.priceYuan);
    const missing = [product.look.emoji, ...(product.look.beside ?? [])].filter(
      (emoji) =>
        !(emoji in drawnThings) && !existsSync(path.join(path.dirname(emojiPackage), 'assets', `${emoji}.webp`)),
    );
    expect(missing).toEqual([]);
    const made = productSkus(product).map(({ optionValues }) => optionValues.join('/'));
    for (const combination of product.soldOut ?? []) expect(made).toContain(combination);
    const all = product.options.reduce((count, { values }) => count * values.length, 1);
    expect(made).toHaveLength(all - (product.notMade?.length ?? 0));
  });
});
