import type { rules } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import type { PriceSchedule } from '@jiwu/pricing';
import type { Selectable } from 'kysely';
import type { OpenBoxUnits } from '../../../../platform/database/schema.gen.ts';
import type { ClaimSubject } from '../../claims/index.ts';

export type UnitState = (typeof rules.openBox.states)[number];
export type Grade = (typeof rules.openBox.grades)[number];

/** How a price falls, before it is known from when on. */
export type PriceTerms = Omit<PriceSchedule, 'firstDropAt'>;

/** One opened thing: its own serial, grade, photos, price and past. */
export interface Unit {
  readonly id: string;
  readonly no: string;
  readonly skuId: string;
  readonly productId: string;
  readonly serial: string;
  readonly state: UnitState;
  readonly passportLength: number;
  readonly version: number;
  readonly source: (typeof rules.openBox.sources)[number];
  readonly sourceWords: string;
  readonly afterSaleId: string | null;
  readonly bookFen: number | null;
  readonly inspectionNo: number;
  /** What everyone sees of it: of when it was last put on sale. Null before. */
  readonly shownInspectionNo: number | null;
  readonly grade: Grade | null;
  readonly terms: PriceTerms | null;
  readonly firstDropAt: Date | null;
  /** As of the last row of its price history. */
  readonly priceFen: number | null;
  readonly drops: number;
  /** The lowest ordinary price of the new one in the week before it was looked up. */
  readonly referenceFen: number | null;
  readonly listedAt: Date | null;
  readonly soldAt: Date | null;
  readonly soldFen: number | null;
  readonly createdAt: Date;
}

/** What is claimed of a unit: the name that claims, live channel and cached answers know it by. */
export const UNIT = 'unit';

export const subjectOf = (unitId: string): ClaimSubject => ({ kind: UNIT, id: unitId });

export function unitOf(row: Selectable<OpenBoxUnits>): Unit {
  return {
    id: row.id,
    no: row.no,
    skuId: row.sku_id,
    productId: row.product_id,
    serial: row.serial,
    state: row.state as UnitState,
    passportLength: row.passport_length,
    version: row.version,
    source: row.source as Unit['source'],
    sourceWords: row.source_words,
    afterSaleId: row.after_sale_id,
    bookFen: row.book_fen,
    inspectionNo: row.inspection_no,
    shownInspectionNo: row.shown_inspection_no,
    grade: row.grade as Grade | null,
    terms: termsOf(row),
    firstDropAt: row.first_drop_at,
    priceFen: row.price_fen,
    drops: row.drops,
    referenceFen: row.reference_fen,
    listedAt: row.listed_at,
    soldAt: row.sold_at,
    soldFen: row.sold_fen,
    createdAt: row.created_at,
  };
}

function termsOf({ start_fen, floor_fen, drop_fen, drop_days }: Selectable<OpenBoxUnits>): PriceTerms | null {
  if (start_fen === null || floor_fen === null || drop_fen === null || drop_days === null) return null;
  return { startFen: start_fen, floorFen: floor_fen, dropFen: drop_fen, everyDays: drop_days };
}

/** Of a unit that is, or was, on sale. */
export function scheduleOf({ id, terms, firstDropAt }: Unit): PriceSchedule {
  assert(terms && firstDropAt, `unit ${id} was listed`);
  return { ...terms, firstDropAt };
}
