import { businessDay, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Unit, unitOf } from './Unit.ts';
import { unitSteps } from './unitSteps.ts';

interface Input {
  readonly staffId: string;
  readonly skuId: string;
  readonly productId: string;
  readonly serial: string;
  readonly source: Unit['source'];
  readonly sourceWords: string;
  readonly bookFen: number | null;
  /** Of a returned piece of ordinary stock, and how many such pieces the request has of this SKU. */
  readonly afterSale: { readonly id: string; readonly pieces: number } | null;
  readonly now: Date;
}

/** 入库: the first page of a passport. It never touches the stock of its SKU. */
export async function takeInUnit(tx: Tx, input: Input): Promise<Unit> {
  const { staffId, skuId, productId, serial, source, sourceWords, bookFen, afterSale, now } = input;
  const piece = afterSale && (await findFreePiece(tx, { ...afterSale, skuId }));
  const { to } = unitSteps.takenIn;
  const month = businessDay(now).slice(2, 7).replace('-', '');
  const row = await tx
    .insertInto('open_box_units')
    .values({
      id: newId(),
      no: sql<string>`(
        select 'OB-' || ${month}::text || '-' || lpad(n::text, greatest(4, length(n::text)), '0')
        from nextval('open_box_numbers') as n)`,
      sku_id: skuId,
      product_id: productId,
      serial: serial.toUpperCase(),
      state: to,
      passport_length: 1,
      source,
      source_words: sourceWords,
      after_sale_id: afterSale?.id ?? null,
      after_sale_piece: piece,
      book_fen: bookFen,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(asRefusal);
  await tx
    .insertInto('open_box_passport')
    .values({
      unit_id: row.id,
      position: 0,
      event: 'takenIn',
      from_state: null,
      to_state: to,
      by_kind: 'staff',
      staff_id: staffId,
      facts: JSON.stringify({ words: sourceWords }),
      at: now,
    })
    .execute();
  return unitOf(row);
}

/** Two at once want the same piece: the unique index refuses the second. */
async function findFreePiece(
  tx: Tx,
  { id, pieces, skuId }: { id: string; pieces: number; skuId: string },
): Promise<number> {
  const { count } = await tx
    .selectFrom('open_box_units')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('after_sale_id', '=', id)
    .where('sku_id', '=', skuId)
    .executeTakeFirstOrThrow();
  if (count >= pieces) throw new ShopError('UNIT_TAKEN_IN');
  return count + 1;
}

const refusals = {
  open_box_units_serial: 'UNIT_SERIAL_TAKEN',
  open_box_units_after_sale: 'UNIT_TAKEN_IN',
} as const;

function asRefusal(error: unknown): never {
  const violated = violatedConstraint(error);
  if (violated !== undefined && Object.hasOwn(refusals, violated)) {
    throw new ShopError(refusals[violated as keyof typeof refusals]);
  }
  throw error;
}
