import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count, picture } from './productCard.ts';
import { rules } from './rules.ts';
import { staffUnitPage, takenIn } from './staffUnitParts.ts';

/** Pieces of one SKU that came back with one request, and are not to be sold as new. */
const returnedPieces = z.strictObject({
  afterSaleId: id,
  orderNo: z.string(),
  skuId: id,
  productId: id,
  title: z.string(),
  skuLabel: z.string(),
  picture: picture.nullable(),
  pieces: count,
  /** Of them, taken in already. */
  taken: count,
  reason: z.enum([...rules.afterSale.reasons, ...rules.afterSale.shopReasons]),
  /** What the buyer said: what to look at first. */
  description: z.string(),
  receivedAt: instant,
  /** Of a new one, the moving average in hundredths of a fen; null: unknown. */
  costHundredths: count.nullable(),
});

const staff = { caller: 'staff', roles: ['goods'] } as const;

export const staffUnitReturnEndpoints = {
  staffUnitTakeInReturned: endpoint({
    method: 'POST',
    path: '/staff/openBox/returned',
    summary: '入库一件退回后不能按新品再卖的商品，按售后单，每件一次',
    ...staff,
    body: z.strictObject({ afterSaleId: id, skuId: id, ...takenIn }),
    owned: { afterSaleId: 'afterSale' },
    publicIds: ['skuId'],
    answer: staffUnitPage,
  }),
  staffUnitForgoReturned: endpoint({
    method: 'POST',
    path: '/staff/openBox/returned/forgo',
    summary: '退回的商品不入库：坏得不能再卖，或找不到了；写下原因，不再列着',
    ...staff,
    body: z.strictObject({ afterSaleId: id, skuId: id, reason: text(60) }),
    owned: { afterSaleId: 'afterSale' },
    publicIds: ['skuId'],
    answer: nothing,
  }),
  staffUnitReturnedList: endpoint({
    method: 'GET',
    path: '/staff/openBox/returned',
    summary: '退回后不能按新品再卖、还没入库的商品，等得久的在前；可只看一次售后的',
    ...staff,
    query: z.strictObject({ afterSaleId: id.optional(), cursor: opaqueKey(300).optional() }),
    publicIds: ['afterSaleId'],
    answer: z.strictObject({ items: z.array(returnedPieces), nextCursor: z.string().nullable() }),
  }),
};
