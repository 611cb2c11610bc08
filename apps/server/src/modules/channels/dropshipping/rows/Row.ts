import type { rules } from '@jiwu/contract';
import type { ShippingReason, UnitPriceReason } from '@jiwu/pricing';
import type { Selectable } from 'kysely';
import type { DropshippingRows } from '../../../../platform/database/schema.gen.ts';

export type RowState = (typeof rules.dropshipping.rowStates)[number];
export type ProblemCode = keyof typeof rules.dropshipping.problems;

/** A row as it was typed, pasted, imported or mended. */
export interface TypedRow {
  readonly recipient: string;
  readonly phoneNumber: string;
  /** Of the district, when it was chosen; the address is then street and house alone. */
  readonly divisionCode: string | null;
  readonly address: string;
  readonly goods: string;
  readonly quantity: string;
  /** To be sent although it repeats another row. */
  readonly isWanted: boolean;
}

export interface Problem {
  readonly code: ProblemCode;
  readonly suggestion: string | null;
}

/** What was read of a row; null where it could not be. */
export interface ReadRow {
  readonly problems: readonly Problem[];
  readonly placeCode: string | null;
  readonly detail: string | null;
  readonly skuId: string | null;
  readonly pieces: number | null;
}

/** What a row costs, and why. */
export interface RowPrice {
  readonly unitPriceFen: number;
  readonly listFen: number;
  readonly goodsFen: number;
  readonly shippingFen: number;
  readonly payFen: number;
  readonly reasons: { readonly unitPrice: UnitPriceReason; readonly shipping: ShippingReason };
}

export interface Row extends TypedRow, ReadRow {
  readonly no: number;
  readonly state: RowState;
  /** Of this batch when no other is named. */
  readonly repeats: { readonly no: number; readonly batchId: string | null } | null;
  readonly price: RowPrice | null;
  readonly orderId: string | null;
}

export function rowOf(row: Selectable<DropshippingRows>): Row {
  return {
    no: row.no,
    state: row.state as RowState,
    recipient: row.recipient,
    phoneNumber: row.phone_number,
    divisionCode: row.division_code,
    address: row.address,
    goods: row.goods,
    quantity: row.quantity,
    isWanted: row.is_wanted,
    problems: row.problems as unknown as Problem[],
    placeCode: row.place_code,
    detail: row.detail,
    skuId: row.sku_id,
    pieces: row.pieces,
    repeats: row.repeats_no === null ? null : { no: row.repeats_no, batchId: row.repeats_batch_id },
    price: priceOf(row),
    orderId: row.order_id,
  };
}

function priceOf(row: Selectable<DropshippingRows>): RowPrice | null {
  if (row.pay_fen === null) return null;
  return {
    unitPriceFen: row.unit_price_fen ?? 0,
    listFen: row.list_fen ?? 0,
    goodsFen: row.goods_fen ?? 0,
    shippingFen: row.shipping_fen ?? 0,
    payFen: row.pay_fen,
    reasons: row.reasons as unknown as RowPrice['reasons'],
  };
}
