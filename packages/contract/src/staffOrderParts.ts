import { z } from 'zod';
import { id, instant } from './fields.ts';
import { orderKind, orderState, shipTo } from './orderParts.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

export const orderNo = z.string().regex(rules.order.noPattern);

/** An order as the staff who send it see it. */
export const staffOrder = z.strictObject({
  no: orderNo,
  id,
  kind: orderKind,
  state: orderState,
  payFen: fen,
  createdAt: instant,
  paidAt: instant.nullable(),
  /** When it has to have left; null: it does not wait for that. */
  dispatchBy: instant.nullable(),
  remindedAt: instant.nullable(),
  remark: z.string(),
  /** Not to be sent until this is settled. */
  hold: z.strictObject({ reason: z.string(), staffName: z.string(), at: instant }).nullable(),
  /** How many notes staff have written about it. */
  noteCount: count,
  /** A request about it has not ended. */
  hasOpenAfterSale: z.boolean(),
  /** Of an order for one piece and no other of its SKU: what stands on it. */
  piece: z.strictObject({ no: z.string(), serial: z.string() }).nullable(),
  /** Set: the parcel names this sender, and bears no price and no word of the shop. Null: the shop sends it. */
  sender: z.strictObject({ name: z.string(), phoneNumber: z.string() }).nullable(),
  /** Name, number and street masked; `staffOrderRecipient` shows them. */
  shipTo,
  lines: z.array(
    z.strictObject({
      id,
      skuId: id,
      productId: id,
      picture,
      title: z.string(),
      skuLabel: z.string(),
      quantity: count,
      /** Still to be sent. */
      unsentQuantity: count,
    }),
  ),
});

export type DispatchResult = keyof typeof rules.order.dispatchResults;
const dispatchResults = Object.keys(rules.order.dispatchResults) as unknown as readonly [
  DispatchResult,
  ...DispatchResult[],
];

/** What became of each of many dispatches. */
export const dispatchAnswer = z.strictObject({
  counts: z.strictObject({ sent: count, alreadySent: count, refused: count }),
  rows: z.array(
    z.strictObject({
      /** As the spreadsheet counts. */
      row: count,
      orderNo: z.string(),
      carrier: z.string(),
      trackingNo: z.string(),
      result: z.enum(dispatchResults),
    }),
  ),
});

export type StaffOrder = z.output<typeof staffOrder>;
