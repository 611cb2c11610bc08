import { z } from 'zod';
import { id, instant } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const { dropshipping } = rules;

type ProblemCode = keyof typeof dropshipping.problems;
const problemCodes = Object.keys(dropshipping.problems) as unknown as readonly [ProblemCode, ...ProblemCode[]];
export const problemCode = z.enum(problemCodes);
/** A row's number within its batch. */
export const rowNo = z.number().int().min(1).max(1_000_000);

/** A cell as it was typed: it may be empty or wrong, and is kept until someone mends it. */
function cell(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((value) => !rules.unprintable.test(value), { error: 'unprintable character' });
}

export const rowInput = z.strictObject({
  recipient: cell(dropshipping.cell.recipient),
  phoneNumber: cell(dropshipping.cell.phoneNumber),
  /** Of the district, when it was chosen and not read: `address` is then street and house alone. */
  divisionCode: z
    .string()
    .regex(/^\d{6}$/)
    .nullable()
    .default(null),
  address: cell(dropshipping.cell.address),
  /** The code of a SKU, or a title that only one of the chosen goods has. */
  goods: cell(dropshipping.cell.goods),
  quantity: cell(dropshipping.cell.quantity),
  /** To be sent although it repeats another row. */
  isWanted: z.boolean().default(false),
});

const sku = z.strictObject({
  skuId: id,
  productId: id,
  code: z.string(),
  title: z.string(),
  skuLabel: z.string(),
  picture,
});

export const row = z.strictObject({
  /** Its number in the batch; gaps stay where rows were removed. */
  no: count,
  state: z.enum(dropshipping.rowStates),
  /** As it was typed. The phone number is masked once the row is ordered. */
  typed: z.strictObject({
    recipient: z.string(),
    phoneNumber: z.string(),
    divisionCode: z.string().nullable(),
    address: z.string(),
    goods: z.string(),
    quantity: z.string(),
    isWanted: z.boolean(),
  }),
  /** The suggestion can be put into the cell as it is: 换成 RW-SZ-02. */
  problems: z.array(
    z.strictObject({ code: problemCode, field: z.enum(dropshipping.fields), suggestion: z.string().nullable() }),
  ),
  /** What was read; null where it could not be. */
  place: z
    .strictObject({
      divisionCode: z.string(),
      province: z.string(),
      city: z.string(),
      district: z.string(),
      detail: z.string(),
    })
    .nullable(),
  sku: sku.nullable(),
  pieces: count.nullable(),
  /** The row that it repeats: of this batch when `batchNo` is null. */
  repeats: z.strictObject({ no: count, batchNo: z.string().nullable(), orderedAt: instant.nullable() }).nullable(),
  /** As it was ordered; of a good row in a page of rows, what it would cost now. */
  price: z.strictObject({ unitPriceFen: fen, goodsFen: fen, shippingFen: fen, payFen: fen }).nullable(),
  order: z
    .strictObject({
      id,
      no: z.string(),
      state: z.enum(rules.order.states),
      /** Of its newest parcel. */
      parcel: z.strictObject({ carrierName: z.string(), trackingNo: z.string() }).nullable(),
      /** Its newest after-sale request. */
      afterSale: z.strictObject({ id, state: z.enum(rules.afterSale.states) }).nullable(),
    })
    .nullable(),
});

const rowCounts = z.strictObject({ all: count, unread: count, bad: count, repeated: count, good: count });

/** Where the parcels of a paid batch are. */
const progress = z.strictObject({ awaitingDispatch: count, sent: count, completed: count, closed: count });

/** The newest file of recipients that was sent into the batch, and how far it is read. */
const file = z.strictObject({
  name: z.string(),
  state: z.enum(dropshipping.fileStates),
  /** Rows of recipients: those that are in the batch, of all that the file has. */
  readRows: count,
  allRows: count.nullable(),
  /** Of all: hidden by a filter in the file, and taken all the same. */
  hiddenRows: count,
  startedAt: instant,
  endedAt: instant.nullable(),
  /** failed: what the sender reads and can do. */
  failure: z.string().nullable(),
});

const summary = {
  id,
  no: z.string().regex(dropshipping.noPattern),
  name: z.string(),
  source: z.enum(dropshipping.sources),
  state: z.enum(dropshipping.states),
  createdAt: instant,
  rows: rowCounts,
  /** Orders made so far, of `orders.all`; 0 before it is ordered. */
  orders: z.strictObject({ all: count, made: count }),
  /** Set when it is ordered. */
  payFen: fen.nullable(),
  payBy: instant.nullable(),
  paidAt: instant.nullable(),
  progress: progress.nullable(),
  /** closed: 超时未付款 or 自己取消. */
  closedBecause: z.enum(['lapsed', 'cancelled']).nullable(),
  file: file.nullable(),
};

export const batchCard = z.strictObject({
  ...summary,
  /** Of its first few goods. */
  pictures: z.array(picture),
});

export const batch = z.strictObject({
  ...summary,
  business: z.strictObject({
    id,
    name: z.string(),
    /** As the parcels bear it: as it is now, or as it was at payment. */
    senderName: z.string(),
    /** Masked. */
    senderPhone: z.string(),
    /** False: it has been stopped or is under review again, and no batch can be ordered in its name. */
    isApproved: z.boolean(),
  }),
  /** The chosen ones. */
  goods: z.array(sku),
  paidWith: z.enum(rules.payment.gateways).nullable(),
  paymentId: id.nullable(),
  goodsFen: fen.nullable(),
  shippingFen: fen.nullable(),
  refundedFen: fen,
  /** Of the whole batch, once it was asked for. */
  invoice: z
    .strictObject({
      kind: z.enum(rules.invoice.titleKinds),
      title: z.string(),
      taxNo: z.string().nullable(),
      /** Paid and not refunded; of an issued one, as it was issued. */
      amountFen: fen,
      state: z.enum(['requested', 'issued', 'cancelled']),
      invoiceNo: z.string().nullable(),
    })
    .nullable(),
  now: instant,
});

export const quote = z.strictObject({
  /** Names exactly this price: `dropshippingOrder` is refused when it no longer holds. */
  key: z.string(),
  orders: count,
  pieces: count,
  skus: z.array(
    z.strictObject({
      ...sku.shape,
      orders: count,
      pieces: count,
      unitPriceFen: fen,
      priceFen: fen,
      /** The tier that the batch's pieces of this SKU reach, and the next one. */
      tier: z.strictObject({ minQuantity: count }).nullable(),
      nextTier: z.strictObject({ minQuantity: count, priceFen: fen }).nullable(),
      goodsFen: fen,
      /** Pieces that the stock lacks; 0 when there are enough. */
      short: count,
    }),
  ),
  goodsFen: fen,
  /** By fee: 17 单 × ¥6.00, 10 单免. */
  shipping: z.array(z.strictObject({ feeFen: fen, orders: count, isFreeByVip: z.boolean() })),
  shippingFen: fen,
  payFen: fen,
  /** Spendable. */
  balanceFen: fen,
  now: instant,
});
