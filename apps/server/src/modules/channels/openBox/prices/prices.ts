import { rules } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Grade, PriceTerms } from '../units/Unit.ts';

interface Price {
  readonly unitId: string;
  readonly priceFen: number;
  readonly floorFen: number;
  readonly drops: number;
  readonly cause: 'listed' | 'changed' | 'dropped';
  readonly at: Date;
}

/** Adds to the history of a unit that the caller holds. */
export async function recordPrice(tx: Tx, { unitId, priceFen, floorFen, drops, cause, at }: Price): Promise<void> {
  await sql`
    insert into open_box_prices (unit_id, position, price_fen, floor_fen, drops, cause, at)
    select ${unitId}, coalesce(max(position) + 1, 0), ${priceFen}, ${floorFen}, ${drops}, ${cause}, ${at}
    from open_box_prices where unit_id = ${unitId}`.execute(tx);
}

/** Every price that a unit was offered at since a moment, the oldest first. */
export async function listPrices(
  db: Reader,
  { unitId, since }: { unitId: string; since: Date },
): Promise<{ priceFen: number; at: Date }[]> {
  return await db
    .selectFrom('open_box_prices')
    .select(['price_fen as priceFen', 'at'])
    .where('unit_id', '=', unitId)
    .where('at', '>=', since)
    .orderBy('position')
    .execute();
}

/** What a unit was last offered at; 0 for one that never was. */
export async function findLastPrice(db: Reader, unitId: string): Promise<number> {
  const row = await db
    .selectFrom('open_box_prices')
    .select('price_fen')
    .where('unit_id', '=', unitId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.price_fen ?? 0;
}

/** The price first falls at the hour of the rules, so many days after the day on which the schedule begins. */
export function firstDropAt(from: Date, everyDays: number): Date {
  const day = businessDay(new Date(from.getTime() + everyDays * DAY_MS));
  return new Date(`${day}T${rules.openBox.dropsAt}:00+08:00`);
}

const wholeYuan = (fen: number): number => Math.max(100, fen - (fen % 100));

/** By the rules of the house: a share of what the new one costs, whole yuan. */
export function suggestTerms(grade: Grade, newFen: number): PriceTerms {
  const { startBp, floorBp, dropFen, dropDays } = rules.openBox;
  const startFen = wholeYuan(Math.floor((newFen * startBp[grade]) / 10_000));
  return { startFen, floorFen: wholeYuan(Math.floor((startFen * floorBp) / 10_000)), dropFen, everyDays: dropDays };
}
