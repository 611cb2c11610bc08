import { assert } from '@jiwu/kernel';
import { nextDrop } from '@jiwu/pricing';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { loadProductFacts, loadSkuFacts } from '../../../goods/catalogue/index.ts';
import { getInspection } from '../inspections/inspections.ts';
import { listPhotos } from '../inspections/photos.ts';
import { announceOffer } from '../units/announceUnit.ts';
import { scheduleOf, type Unit } from '../units/Unit.ts';
import { followShelves, putOnShelves, shelvesOf } from './shelves.ts';
import { savingOf, staticCardOf } from './StaticCard.ts';

/** A price that falls no more. */
const NEVER = new Date('9999-12-31T00:00:00Z');

/** What hangs on the price of a unit on sale. */
function priceColumns(unit: Unit) {
  assert(unit.priceFen !== null, `unit ${unit.id} has a price`);
  const { savingFen, savingBp } = savingOf(unit.priceFen, unit.referenceFen);
  return {
    price_fen: unit.priceFen,
    saving_fen: savingFen,
    saving_bp: savingBp,
    drops_at: nextDrop(scheduleOf(unit), unit.drops)?.at ?? NEVER,
  };
}

/** The unit is on sale from now on: the list finds it. */
export async function addToSearch(tx: Tx, unit: Unit): Promise<void> {
  const key = { unitId: unit.id, no: unit.inspectionNo };
  const inspection = await getInspection(tx, key);
  const photos = await listPhotos(tx, [key]);
  const sku = (await loadSkuFacts(tx, [unit.skuId])).get(unit.skuId);
  const [product] = await loadProductFacts(tx, [unit.productId]);
  assert(sku && product && unit.listedAt, `unit ${unit.id} is on sale`);
  const card = staticCardOf({ unit, inspection, photos, sku });
  const { firstDropAt, ...terms } = scheduleOf(unit);
  await tx
    .insertInto('open_box_search')
    .values({
      unit_id: unit.id,
      product_id: unit.productId,
      ...priceColumns(unit),
      listed_at: unit.listedAt,
      facets: [
        ...product.categories.map(({ id }) => `c:${id}`),
        `b:${product.brand.id}`,
        `g:${card.grade}`,
        ...(card.isComplete ? ['complete'] : []),
        ...(card.isWorking ? ['working'] : []),
      ],
      card: JSON.stringify({
        ...card,
        schedule: { ...terms, firstDropAt: firstDropAt.toISOString() },
        newFen: unit.referenceFen,
      }),
    })
    .execute();
  const categories = product.categories.map(({ id }) => id);
  const shelves = shelvesOf({ categories, brand: product.brand.id, grade: card.grade });
  await putOnShelves(tx, { unitId: unit.id, shelves });
  announceOffer(tx, unit);
}

/** Sold or withdrawn. */
export async function removeFromSearch(tx: Tx, unit: Unit): Promise<void> {
  await tx.deleteFrom('open_box_search').where('unit_id', '=', unit.id).execute();
  announceOffer(tx, unit);
}

/** Its price fell. */
export async function followPrice(tx: Tx, unit: Unit): Promise<void> {
  await tx.updateTable('open_box_search').set(priceColumns(unit)).where('unit_id', '=', unit.id).execute();
  await followShelves(tx, unit.id);
  announceOffer(tx, unit);
}

/** Someone is paying for it until then; null: nobody any more. */
export async function veil(tx: Tx, { unitId, until }: { unitId: string; until: Date | null }): Promise<void> {
  await tx.updateTable('open_box_search').set({ locked_until: until }).where('unit_id', '=', unitId).execute();
}
