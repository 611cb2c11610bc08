import type { AfterSale as Shown } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import {
  type AfterSale,
  afterStep,
  listAfterSaleHistory,
  listAfterSaleLines,
  listAfterSalePictures,
  totalFen,
} from '../../../modules/trade/afterSale/index.ts';
import { listOrderLinesOf } from '../../../modules/trade/orders/index.ts';
import { findParcels } from '../../../modules/trade/parcels/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeLines } from './describeLines.ts';

/** Requests as their owner and staff see them. */
export async function describeAfterSales(
  db: Reader,
  config: Config,
  afterSales: readonly AfterSale[],
): Promise<Shown[]> {
  const [lines, history, pictures, orderLines, parcels] = await Promise.all([
    listAfterSaleLines(db, afterSales),
    listAfterSaleHistory(db, afterSales),
    listAfterSalePictures(db, afterSales),
    listOrderLinesOf(db, {
      userIds: afterSales.map(({ userId }) => userId),
      orderIds: [...new Set(afterSales.map(({ orderId }) => orderId))],
    }),
    findParcels(
      db,
      afterSales.flatMap(({ parcelId }) => parcelId ?? []),
    ),
  ]);
  return afterSales.map((afterSale) => {
    const { id, orderId } = afterSale;
    const parcel = parcels.get(afterSale.parcelId ?? '');
    const isOwn = (part: { readonly afterSaleId: string }): boolean => part.afterSaleId === id;
    return {
      id,
      orderId,
      orderNo: afterSale.orderNo,
      kind: afterSale.kind,
      state: afterSale.state,
      reason: afterSale.reason,
      wasSent: afterSale.wasSent,
      description: afterSale.description,
      pictures: pictures.filter(isOwn).map(({ fileId }) => fileId),
      moneyFen: afterSale.moneyFen,
      shippingFen: afterSale.shippingFen,
      totalFen: totalFen(afterSale),
      refundTo: afterSale.refundTo,
      integralBack: afterSale.integralBack,
      earnedBack: afterSale.earnedBack,
      returnsCoupon: afterSale.returnsCoupon,
      lines: describeLines(
        lines.filter(isOwn),
        orderLines.filter((line) => line.orderId === orderId),
      ),
      decisionNote: afterSale.decisionNote,
      returnTo: returnTo(afterSale, config),
      parcel: parcel
        ? { carrier: parcel.carrier, carrierName: parcel.carrierName, trackingNo: parcel.trackingNo }
        : null,
      history: history.filter(isOwn).map(({ to, by, note, at }) => ({ to, by, note, at: at.toISOString() })),
      appliedAt: afterSale.appliedAt.toISOString(),
      refundedAt: afterSale.refundedAt?.toISOString() ?? null,
      canCancel: afterStep('cancel', afterSale.state) !== null,
    };
  });
}

export async function describeAfterSale(db: Reader, config: Config, afterSale: AfterSale): Promise<Shown> {
  const [shown] = await describeAfterSales(db, config, [afterSale]);
  assert(shown, 'one is described');
  return shown;
}

/** Once it is agreed that the goods come back. */
function returnTo({ state }: AfterSale, config: Config): Shown['returnTo'] {
  if (state !== 'awaitingReturn' && state !== 'returning') return null;
  return {
    recipient: config.RETURN_RECIPIENT,
    phoneNumber: config.RETURN_PHONE,
    address: config.RETURN_ADDRESS,
  };
}
