import { describe, expect, it } from 'vitest';
import { demoProducts } from '../catalogue/demoCatalogue.ts';
import { assignLooks } from './assignLooks.ts';
import { galleryRecipes } from './galleryRecipes.ts';

describe('assignLooks', () => {
  const looks = assignLooks(demoProducts);
  const lookOf = (slug: string) => {
    const look = looks.get(slug);
    if (!look) throw new Error(`${slug} has no look`);
    return look;
  };

  it('gives neighbours in a category another palette and another scene', () => {
    const alike = demoProducts.filter((product, index) => {
      const next = demoProducts[index + 1];
      if (next?.category !== product.category) return false;
      const [one, other] = [lookOf(product.slug), lookOf(next.slug)];
      return one.palette === other.palette || one.scene === other.scene;
    });
    expect(alike).toEqual([]);
  });

  it('never shows the same emoji twice on the same palette', () => {
    const pairs = demoProducts.map(({ slug, look }) => `${look.emoji} ${lookOf(slug).palette}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('makes four different pictures of each product, and no picture of two', () => {
    const recipes = demoProducts.flatMap((product) => galleryRecipes(product, lookOf(product.slug)));
    expect(new Set(recipes.map((recipe) => JSON.stringify(recipe))).size).toBe(demoProducts.length * 4);
  });
});
