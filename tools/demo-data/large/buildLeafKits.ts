import type { Reader } from '../../../apps/server/src/platform/database/Reader.ts';
import { renderMarkdown } from '../../../apps/server/src/platform/markdown/renderMarkdown.ts';
import type { DemoCategory, DemoProduct } from '../catalogue/DemoProduct.ts';
import { demoProducts, demoTree } from '../catalogue/demoCatalogue.ts';
import { createRandom, type Random } from '../createRandom.ts';
import { productIdOf } from '../seeding/seedProduct.ts';
import { shippingTemplateFor } from '../seeding/shippingTemplates.ts';
import type { LeafKit, Model } from './LeafKit.ts';
import { vocabulary } from './vocabulary/vocabulary.ts';

type Brand = LeafKit['brands'][number];
type Pictures = ReadonlyMap<string, Model['pictures']>;

/** The share of categories, and of brands within one, falls this fast from the largest to the smallest. */
const CATEGORY_FALL = 0.8;
const BRANDS_PER_LEAF = 120;
const LEAST_DEVIATION = 0.45;

/** The demo goods and the vocabularies, put together for each third-level category. */
export async function buildLeafKits(db: Reader, brands: readonly Brand[]): Promise<LeafKit[]> {
  const pictures = await loadPictures(db);
  const leaves = demoTree.flatMap((top) =>
    (top.children ?? []).flatMap((second) => (second.children ?? []).map((leaf) => [top, second, leaf] as const)),
  );
  const random = createRandom('leaf kits');
  const ranks = shuffled(
    leaves.map((_, index) => index),
    random,
  );
  const kits: LeafKit[] = [];
  for (const [index, path] of leaves.entries()) {
    const share = 1 / Math.pow((ranks[index] ?? 0) + 4, CATEGORY_FALL);
    kits.push(await buildKit(path, { share, brands: shuffled(brands, random).slice(0, BRANDS_PER_LEAF), pictures }));
  }
  return kits;
}

async function buildKit(
  path: readonly [DemoCategory, DemoCategory, DemoCategory],
  { share, brands, pictures }: { share: number; brands: readonly Brand[]; pictures: Pictures },
): Promise<LeafKit> {
  const [top, second, leaf] = path;
  const words = vocabulary[top.id];
  const [nouns, features] = words?.leaves[leaf.id] ?? [];
  if (!words || !nouns || !features) throw new Error(`${leaf.id} has no vocabulary`);
  const beside = new Set((second.children ?? []).map(({ id }) => id));
  const own = demoProducts.filter(({ category }) => category === leaf.id);
  const siblings = demoProducts.filter(({ category }) => beside.has(category));
  const logs = own.map(({ priceYuan }) => Math.log(priceYuan * 100));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const spread = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / logs.length);
  return {
    categories: path.map(({ id, name, aliases = [], attributes = [] }) => ({ id, name, aliases, attributes })),
    share,
    styles: words.styles.split('，'),
    materials: words.origins?.split('，') ?? materialsOf(siblings),
    nouns: nouns.split('，'),
    features: features.split('，'),
    brands,
    logPrice: { mean, deviation: Math.max(LEAST_DEVIATION, Math.min(0.9, spread)) },
    attributes: (second.attributes ?? []).map((name) => ({ name, values: valuesOf(name, siblings) })),
    colours: coloursOf(demoProducts.filter(({ category }) => category.startsWith(top.id) || beside.has(category))),
    models: await Promise.all(own.map((product) => toModel(product, top.id, pictures))),
  };
}

function valuesOf(name: string, products: readonly DemoProduct[]): string[] {
  const values = products.flatMap(({ parameters }) =>
    parameters.filter(([key]) => key === name).map(([, value]) => value),
  );
  return [...new Set(values)];
}

/** Short names of materials, as the demo goods beside it name theirs. */
function materialsOf(products: readonly DemoProduct[]): string[] {
  const named = products.flatMap(({ parameters }) => parameters.filter(([name]) => /材质|鞋面|面料/.test(name)));
  return [...new Set(named.map(([, value]) => value).filter((value) => /^\p{Script=Han}{2,5}$/u.test(value)))];
}

function coloursOf(products: readonly DemoProduct[]): LeafKit['colours'] {
  const swatches = new Map<string, string>();
  for (const { value, swatch } of products.flatMap(({ options }) => options.flatMap(({ values }) => values))) {
    if (swatch && !swatches.has(value)) swatches.set(value, swatch);
  }
  return [...swatches].map(([value, swatch]) => ({ value, swatch, pictureId: null }));
}

async function toModel(product: DemoProduct, topId: string, pictures: Pictures): Promise<Model> {
  const [heading, text] = product.story[0] ?? [product.title, product.subtitle];
  const descriptionMarkdown = `## ${heading}\n\n${text.split('。')[0]}。`;
  return {
    subtitle: product.subtitle.split(/[，。；]/)[0] ?? '',
    shippingTemplateId: shippingTemplateFor(topId, product.weightGrams),
    weightGrams: product.weightGrams,
    options: product.options.map(({ name, values }) => ({
      name,
      values: values.map(({ value, swatch }) => ({ value, swatch: swatch ?? null, pictureId: null })),
    })),
    parameters: product.parameters,
    tags: product.tags,
    pictures: pictures.get(productIdOf(product.slug)) ?? [],
    descriptionMarkdown,
    descriptionHtml: await renderMarkdown(descriptionMarkdown),
  };
}

async function loadPictures(db: Reader): Promise<Pictures> {
  const rows = await db
    .selectFrom('product_pictures')
    .select(['product_id', 'file_id', 'placeholder'])
    .where(
      'product_id',
      'in',
      demoProducts.map(({ slug }) => productIdOf(slug)),
    )
    .orderBy('position')
    .execute();
  const pictures = new Map<string, { fileId: string; placeholder: string }[]>();
  for (const { product_id: id, file_id: fileId, placeholder } of rows) {
    pictures.set(id, [...(pictures.get(id) ?? []), { fileId, placeholder }]);
  }
  return pictures;
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((value) => ({ value, key: random.next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value);
}
