import type { Reader } from '../../../apps/server/src/platform/database/Reader.ts';
import { idFrom } from '../idFrom.ts';
import { demoUnits } from './demoUnits.ts';
import type { DemoUnit } from './DemoUnit.ts';
import { unitSerial } from './unitSerial.ts';

export interface KnownUnit {
  readonly id: string;
  readonly skuId: string;
  readonly serial: string;
  readonly state: string;
  readonly version: number;
  readonly priceFen: number | null;
  readonly listedAt: Date | null;
  /** The last row of its passport. */
  readonly lastAt: Date;
}

/** A demo thing, and the newest of those that took its place one after the other. */
export interface DemoPlace {
  readonly demo: DemoUnit;
  readonly skuId: string;
  /** How many there were before the newest; 0 as well when there is none yet. */
  readonly generation: number;
  readonly newest: KnownUnit | null;
}

/** Those whose goods the shop has, the ones that come first into the house first. */
export async function listDemoUnits(db: Reader): Promise<DemoPlace[]> {
  const wanted = demoUnits.map((demo) => ({ demo, skuId: idFrom('sku', demo.slug, ...demo.values) }));
  const skuIds = wanted.map(({ skuId }) => skuId);
  const rows = await db.selectFrom('skus').select('id').where('id', 'in', skuIds).execute();
  const there = new Set(rows.map(({ id }) => id));
  const known = await listKnown(db, skuIds);
  return wanted
    .filter(({ skuId }) => there.has(skuId))
    .map(({ demo, skuId }) => {
      let generation = 0;
      while (known.has(unitSerial(demo, generation + 1))) generation += 1;
      return { demo, skuId, generation, newest: known.get(unitSerial(demo, generation)) ?? null };
    })
    .toSorted((one, other) => other.demo.listedDaysAgo - one.demo.listedDaysAgo);
}

async function listKnown(db: Reader, skuIds: readonly string[]): Promise<ReadonlyMap<string, KnownUnit>> {
  const rows = await db
    .selectFrom('open_box_units')
    .select((unit) => [
      'id',
      'sku_id as skuId',
      'serial',
      'state',
      'version',
      'price_fen as priceFen',
      'listed_at as listedAt',
      'created_at as createdAt',
      unit
        .selectFrom('open_box_passport')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('unit_id', '=', 'open_box_units.id')
        .as('lastAt'),
    ])
    .where('sku_id', 'in', [...skuIds])
    .execute();
  return new Map(rows.map((row) => [row.serial, { ...row, lastAt: row.lastAt ?? row.createdAt }]));
}
