import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import { createRandom } from '../createRandom.ts';
import type { SceneName } from './drawScene.ts';
import { lyingEmoji } from './lyingEmoji.ts';
import { paletteNames, type PaletteName } from './palettes.ts';

/** Scene, palette and pose of a product's first picture. */
export interface ProductLook {
  readonly scene: SceneName;
  readonly palette: PaletteName;
  readonly lies: boolean;
  /** Turned round as in a mirror: for the second product with the same emoji. */
  readonly flop: boolean;
}

export const standingScenes: readonly SceneName[] = ['plinth', 'studio', 'arch', 'split', 'disc', 'block', 'window'];
export const lyingScenes: readonly SceneName[] = ['flat', 'window', 'disc', 'arch'];

/** A product must look different from this many before it, in its category and in the whole list. */
const NEIGHBOURS = 3;

/** Gives each product a scene and a palette; neighbours differ in both, and an emoji has each palette only once. */
export function assignLooks(products: readonly DemoProduct[]): Map<string, ProductLook> {
  const looks = new Map<string, ProductLook>();
  const byEmoji = new Map<string, ProductLook[]>();
  const byCategory = new Map<string, ProductLook[]>();
  const inOrder: ProductLook[] = [];
  const used = new Map<string, number>();
  for (const { slug, category, look } of products) {
    const random = createRandom(`look ${slug}`);
    const sameEmoji = listOf(byEmoji, look.emoji);
    const neighbours = [...listOf(byCategory, category).slice(-NEIGHBOURS), ...inOrder.slice(-NEIGHBOURS)];
    const lies = lyingEmoji.has(look.emoji);
    const scene = best(lies ? lyingScenes : standingScenes, (scene) => {
      const near = neighbours.filter((other) => other.scene === scene).length;
      return near * 10 + (used.get(scene) ?? 0) / 40 + random.next();
    });
    const palette = best(paletteNames, (palette) => {
      const taken = sameEmoji.some((other) => other.palette === palette);
      const near = neighbours.filter((other) => other.palette === palette).length;
      return (taken ? 1000 : 0) + near * 10 + (used.get(palette) ?? 0) / 3 + random.next() * 2;
    });
    const made = { scene, palette, lies, flop: sameEmoji.length % 2 === 1 };
    for (const key of [scene, palette]) used.set(key, (used.get(key) ?? 0) + 1);
    for (const list of [sameEmoji, listOf(byCategory, category), inOrder]) list.push(made);
    looks.set(slug, made);
  }
  return looks;
}

function listOf<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function best<T>(choices: readonly T[], costOf: (choice: T) => number): T {
  const [first] = choices.map((choice) => ({ choice, cost: costOf(choice) })).toSorted((a, b) => a.cost - b.cost);
  if (!first) throw new Error('nothing to choose from');
  return first.choice;
}
