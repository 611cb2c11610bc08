import type { ProductFacts } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import { createRandom, type Random } from '../createRandom.ts';
import { largeId } from './largeIds.ts';
import type { LargeProduct, LargeSku } from './LargeProduct.ts';
import type { LeafKit, Model } from './LeafKit.ts';
import { combinationsOf, makeOptions } from './makeOptions.ts';
import { drawPriceFen, planPrices, pricesOf } from './makePrices.ts';
import { makeTitle } from './makeTitle.ts';
import { popularityOf } from './popularityOf.ts';

/** The n-th generated product: always the same for the same kits and day. */
export function makeProduct(n: number, kits: readonly LeafKit[], now: Date): LargeProduct {
  const random = createRandom(`product ${n}`);
  const kit = drawKit(kits, random);
  const model = random.pick(kit.models);
  // The most frequent brand comes about fifty times as often as the rarest.
  const brand = kit.brands[Math.floor(kit.brands.length * random.next() ** 2.2)] ?? random.pick(kit.brands);
  const { salesCount, listedAt } = popularityOf(n, now);
  const title = makeTitle(kit, brand.name, random);
  const options = makeOptions(kit, model, random);
  const skus = makeSkus(n, combinationsOf(options).length, { kit, salesCount, listedAt, now, random });
  const pictures = twoPictures(model, random);
  const values = combinationsOf(options);
  const facts: ProductFacts = {
    id: largeId(n, 0),
    title,
    subtitle: model.subtitle,
    brand,
    categories: kit.categories,
    parameters: makeParameters(kit, model, random),
    options,
    tags: model.tags.slice(0, random.between(0, 2)),
    picture: { ...(pictures[0] ?? { fileId: '', placeholder: '' }), alt: title },
    skus: skus.map((sku, index) => {
      const present = sku.prices.at(-1);
      return {
        id: sku.id,
        optionValues: values[index] ?? [],
        priceFen: present?.priceFen ?? 0,
        marketPriceFen: sku.marketPriceFen,
        vipPriceFen: present?.vipPriceFen ?? null,
      };
    }),
    salesCount,
    listedAt,
  };
  return { n, facts, model, pictures, skus };
}

function drawKit(kits: readonly LeafKit[], random: Random): LeafKit {
  let rest = random.next() * kits.reduce((sum, { share }) => sum + share, 0);
  for (const kit of kits) {
    rest -= kit.share;
    if (rest <= 0) return kit;
  }
  return random.pick(kits);
}

function makeSkus(
  n: number,
  count: number,
  product: { kit: LeafKit; salesCount: number; listedAt: Date; now: Date; random: Random },
): LargeSku[] {
  const { random, salesCount } = product;
  const baseFen = drawPriceFen(product.kit.logPrice, random);
  const plan = planPrices(product.listedAt, product.now, random);
  const dearer = random.chance(0.4) ? 0.08 : 0;
  const skus: LargeSku[] = [];
  let unsold = salesCount;
  for (let index = 0; index < count; index += 1) {
    const presentFen = Math.round((baseFen * (1 + dearer * index)) / 10) * 10;
    const sold = index === count - 1 ? unsold : Math.floor(unsold * random.next() * 0.8);
    unsold -= sold;
    const left = random.chance(0.06) ? 0 : random.between(1, random.chance(0.1) ? 9 : 500);
    skus.push({ id: largeId(n, index + 1), ...pricesOf(presentFen, plan), sold, left });
  }
  return skus;
}

/** A value for each filter of the category, and a few more as the model has them. */
function makeParameters(kit: LeafKit, model: Model, random: Random): ProductFacts['parameters'] {
  const filters = kit.attributes
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => [name, random.pick(values)] as const);
  const named = new Set(filters.map(([name]) => name));
  return [...filters, ...model.parameters.filter(([name]) => !named.has(name)).slice(0, 3)];
}

/** The first or second picture of the model, and another one of it. */
function twoPictures({ pictures }: Model, random: Random): Model['pictures'] {
  const first = random.between(0, 1);
  const second = random.between(2, 3);
  return [pictures[first], pictures[second]].filter((picture) => picture !== undefined);
}
