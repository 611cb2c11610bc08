import {
  addToSearch,
  bumpVersion,
  changeUnit,
  firstDropAt,
  holdVersion,
  type PriceTerms,
  recordPrice,
  removeFromSearch,
  type Unit,
} from '../../modules/channels/openBox/index.ts';
import { loadSkuFacts } from '../../modules/goods/catalogue/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { UnitChange } from './UnitChange.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly startFen: number;
  readonly floorFen: number;
  readonly dropFen: number | null;
  readonly everyDays: number;
  readonly now: Date;
}

/** 定价: of a unit that is not on sale yet, for when it is; of one on sale from now on, unless someone is paying for it. */
export async function priceUnit(tx: Tx, { staffId, id, version, now, ...wish }: Input): Promise<UnitChange> {
  const { unit, supply } = await holdVersion(tx, { id, version });
  const terms = await termsOf(tx, unit, wish);
  const columns = {
    start_fen: terms.startFen,
    floor_fen: terms.floorFen,
    drop_fen: terms.dropFen,
    drop_days: terms.everyDays,
    drops: 0,
  };
  const change = { before: unit.terms, after: terms };
  if (unit.state === 'inspecting' || unit.state === 'graded') {
    return { unit: await bumpVersion(tx, unit, { ...columns, price_fen: null }), ...change };
  }
  if (unit.state !== 'listed') throw new ShopError('UNIT_CHANGED');
  if (supply?.left !== 1) throw new ShopError('UNIT_LOCKED');
  const { startFen: priceFen, floorFen } = terms;
  const set = { ...columns, price_fen: priceFen, first_drop_at: firstDropAt(now, terms.everyDays) };
  const by = { kind: 'staff', id: staffId } as const;
  const facts = { ...(unit.priceFen === null ? {} : { fromFen: unit.priceFen }), priceFen };
  const priced = await changeUnit(tx, { unit, step: 'repriced', by, facts, set, now });
  await recordPrice(tx, { unitId: id, priceFen, floorFen, drops: 0, cause: 'changed', at: now });
  await removeFromSearch(tx, priced);
  await addToSearch(tx, priced);
  return { unit: priced, ...change };
}

/** The price leads down to its floor, from below what the new one costs. */
async function termsOf(
  tx: Tx,
  { skuId }: Unit,
  { startFen, floorFen, dropFen, everyDays }: Omit<Input, 'staffId' | 'id' | 'version' | 'now'>,
): Promise<PriceTerms> {
  if (floorFen > startFen || (dropFen === null && floorFen !== startFen)) throw new ShopError('UNIT_FLOOR_HIGH');
  const sku = (await loadSkuFacts(tx, [skuId])).get(skuId);
  const newFen = sku?.isOnSale ? Math.min(sku.priceFen, sku.vipPriceFen ?? sku.priceFen) : Infinity;
  if (startFen >= newFen) throw new ShopError('UNIT_PRICE_HIGH', {}, { newFen });
  return { startFen, floorFen, dropFen: dropFen ?? 0, everyDays };
}
