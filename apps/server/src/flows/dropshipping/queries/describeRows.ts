import { type DropshippingRow, rules } from '@jiwu/contract';
import { type Batch, listBatches, type Row } from '../../../modules/channels/dropshipping/index.ts';
import { findDivision } from '../../../modules/people/addresses/index.ts';
import { findNewestByOrder } from '../../../modules/trade/afterSale/index.ts';
import { listOrdersById } from '../../../modules/trade/orders/index.ts';
import { findLastParcels } from '../../../modules/trade/parcels/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { maskNumber } from '../maskNumber.ts';
import { describeSkus } from './describeBatch.ts';

/** Rows of a batch as its owner sees them: a fixed number of statements for as many as there are. */
export async function describeRows(db: Reader, { userId }: Batch, rows: readonly Row[]): Promise<DropshippingRow[]> {
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? []);
  const repeated = [...new Set(rows.flatMap(({ repeats }) => repeats?.batchId ?? []))];
  const [skus, orders, parcels, afterSales, batches] = await Promise.all([
    describeSkus(db, [...new Set(rows.flatMap(({ skuId }) => skuId ?? []))]),
    listOrdersById(db, { userId, ids: orderIds }),
    findLastParcels(db, { userId, orderIds }),
    findNewestByOrder(db, { userId, orderIds }),
    repeated.length > 0 ? listBatches(db, { userId, ids: repeated, limit: repeated.length }) : [],
  ]);
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const batchOf = new Map(batches.map((batch) => [batch.id, batch]));
  return rows.map((row) => {
    const order = orderOf.get(row.orderId ?? '');
    const other = batchOf.get(row.repeats?.batchId ?? '');
    return {
      no: row.no,
      state: row.state,
      typed: typedOf(row),
      problems: row.problems.map(({ code, suggestion }) => ({
        code,
        field: rules.dropshipping.problems[code].field,
        suggestion,
      })),
      place: placeOf(row),
      sku: skus.get(row.skuId ?? '') ?? null,
      pieces: row.pieces,
      repeats: row.repeats && {
        no: row.repeats.no,
        batchNo: other?.no ?? null,
        orderedAt: other?.ordered?.at.toISOString() ?? null,
      },
      price: row.price && {
        unitPriceFen: row.price.unitPriceFen,
        goodsFen: row.price.goodsFen,
        shippingFen: row.price.shippingFen,
        payFen: row.price.payFen,
      },
      order: order
        ? {
            id: order.id,
            no: order.no,
            state: order.state,
            parcel: parcels.get(order.id) ?? null,
            afterSale: afterSales.get(order.id) ?? null,
          }
        : null,
    };
  });
}

function typedOf({ recipient, phoneNumber, divisionCode, address, goods, quantity, isWanted, state }: Row) {
  const shown = state === 'ordered' ? maskNumber(phoneNumber) : phoneNumber;
  return { recipient, phoneNumber: shown, divisionCode, address, goods, quantity, isWanted };
}

function placeOf({ placeCode, detail }: Row): DropshippingRow['place'] {
  const division = placeCode === null ? null : findDivision(placeCode);
  if (!division) return null;
  const { code, province, city, district } = division;
  return { divisionCode: code, province, city, district, detail: detail ?? '' };
}
