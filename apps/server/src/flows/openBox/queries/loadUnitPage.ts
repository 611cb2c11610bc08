import type { Answer, Contract } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import {
  asksOf,
  cardAt,
  describePassport,
  getShownUnit,
  listOffers,
  listOffersOf,
  listPassports,
  listPhotos,
  listPrices,
  getInspection,
  scheduleOf,
  staticCardOf,
  type Unit,
} from '../../../modules/channels/openBox/index.ts';
import { loadProductFacts, loadSkuFacts, type SkuFacts } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeInspection } from './describeInspection.ts';
import { describePhotos } from './describePhotos.ts';
import { findFrozen } from './findFrozen.ts';

type Page = Answer<Contract['openBoxUnit']>;

const SIMILAR = 5;

/** A unit with its passport, the same for everyone: a fixed number of statements, however much has happened to it. */
export async function loadUnitPage(db: Reader, { id, now }: { id: string; now: Date }): Promise<Page> {
  const unit = await getShownUnit(db, id);
  // Whatever is found of one that is looked at again is seen when it is on sale again.
  const key = { unitId: id, no: unit.shownInspectionNo };
  const since = unit.listedAt;
  const [inspection, photos, prices, passport, skus, products, frozen] = await Promise.all([
    getInspection(db, key),
    listPhotos(db, [key]),
    listPrices(db, { unitId: id, since }),
    listPassports(db, [id]),
    loadSkuFacts(db, [unit.skuId]),
    loadProductFacts(db, [unit.productId]),
    findFrozen(db, unit),
  ]);
  const sku = skus.get(unit.skuId);
  const [product] = products;
  assert(sku && product, `unit ${id} is of a product`);
  const schedule = scheduleOf(unit);
  const { firstDropAt, ...terms } = schedule;
  // Off sale it costs what it last cost, and falls no more.
  const lastFen = unit.soldFen ?? prices.at(-1)?.priceFen ?? 0;
  const still = unit.state === 'listed' ? frozen : { until: now, priceFen: lastFen };
  const card = cardAt(staticCardOf({ unit, inspection, photos, sku }), {
    schedule,
    frozen: still,
    newFen: unit.referenceFen,
    listedAt: since,
    now,
  });
  return {
    ...card,
    ...(unit.state === 'listed' ? {} : { lockedUntil: null, nextDrop: null }),
    state: unit.state,
    serial: unit.serial,
    categories: product.categories.map((category) => ({ id: category.id, name: category.name })),
    sourceWords: unit.sourceWords,
    warrantyMonths: inspection.warrantyMonths,
    photos: describePhotos(photos),
    inspection: describeInspection(inspection),
    asked: asksOf(inspection).length,
    schedule: { ...terms, firstDropAt: firstDropAt.toISOString() },
    prices: prices.map(({ priceFen, at }) => ({ priceFen, at: at.toISOString() })),
    passport: describePassport(passport),
    newOne: sku.isOnSale ? { priceFen: sku.priceFen, vipPriceFen: sku.vipPriceFen } : null,
    shipping: shippingOf(sku),
    soldFen: unit.soldFen,
    soldAt: unit.soldAt?.toISOString() ?? null,
    similar: await listSimilar(db, { unit, categoryId: product.categories[0]?.id ?? '', now }),
    now: now.toISOString(),
  };
}

function shippingOf({ shippingTemplate: { feeFen, freeFromFen, vipFreeFromFen } }: SkuFacts): Page['shipping'] {
  return { feeFen, freeFromFen, vipFreeFromFen };
}

/** Of the same product first, then the newest of its category. */
async function listSimilar(
  db: Reader,
  { unit, categoryId, now }: { unit: Unit; categoryId: string; now: Date },
): Promise<Page['similar']> {
  const [same, near] = await Promise.all([
    listOffersOf(db, { productId: unit.productId, limit: SIMILAR + 1, now }),
    listOffers(db, { filters: { category: categoryId }, sort: 'new', cursor: undefined, limit: 2 * SIMILAR, now }),
  ]);
  const others = near.items.filter(({ productId }) => productId !== unit.productId);
  return [...same.filter(({ id }) => id !== unit.id), ...others].slice(0, SIMILAR);
}
