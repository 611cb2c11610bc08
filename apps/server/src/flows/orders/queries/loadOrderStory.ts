import type { StaffOrderStory, StaffRole } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { listTransfersByCauses } from '../../../modules/money/ledger/index.ts';
import { loadPaymentStory } from '../../../modules/money/payments/index.ts';
import { listUserProfiles } from '../../../modules/people/identity/index.ts';
import { findVip, isVipAt } from '../../../modules/people/vip/index.ts';
import { getUserCoupon } from '../../../modules/promotion/coupons/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import {
  countRecentAfterSales,
  findAskedUnsentRefund,
  listAfterSalesOfOrder,
} from '../../../modules/trade/afterSale/index.ts';
import { findInvoiceRequest } from '../../../modules/trade/invoices/index.ts';
import {
  countRecentOrders,
  findOrderDetail,
  getOrderByNo,
  kindOf,
  listOrderNotes,
  type OrderKinds,
} from '../../../modules/trade/orders/index.ts';
import { listParcels } from '../../../modules/trade/parcels/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { agreedDeliveryOf } from '../deliveryChoices.ts';
import { describeStaffOrders } from './describeStaffOrders.ts';
import { loadReturns } from './loadReturns.ts';
import { shipToKey } from './shipToKey.ts';
import { staffActions } from './staffActions.ts';
import { describeParcel, describePayment, loadCredited, piecesOf, priceOf } from './storyParts.ts';

const YEAR_MS = 365 * DAY_MS;
/** More than this of a buyer's orders nobody counts. */
const MOST = 1000;

interface Input {
  readonly no: string;
  readonly roles: readonly StaffRole[];
  readonly now: Date;
}

/** Everything that is known of one order: each module tells its part, in a fixed number of statements. */
export async function loadOrderStory(
  db: Reader,
  { no, roles, now }: Input,
  kinds: OrderKinds,
): Promise<StaffOrderStory> {
  const { userId, id } = await getOrderByNo(db, no);
  const detail = await findOrderDetail(db, { userId, id });
  if (!detail) throw new ShopError('NOT_FOUND');
  const { order, shipTo, remark } = detail;
  const own = { userId, orderId: id };
  const recent = { userId, since: new Date(now.getTime() - YEAR_MS), most: MOST };
  const [
    [shown],
    buyer,
    vip,
    orders,
    requests,
    coupon,
    payments,
    parcels,
    notes,
    afterSales,
    invoice,
    credited,
    returns,
    unsentRefund,
  ] = await Promise.all([
    describeStaffOrders(db, [{ order, shipTo, remark }], kinds),
    listUserProfiles(db, [userId]),
    findVip(db, userId),
    countRecentOrders(db, recent),
    countRecentAfterSales(db, recent),
    order.userCouponId ? getUserCoupon(db, { userId, id: order.userCouponId, now }) : null,
    loadPaymentStory(db, { userId, payable: { kind: 'order', id }, paymentId: order.paymentId }),
    listParcels(db, own),
    listOrderNotes(db, order),
    listAfterSalesOfOrder(db, own),
    findInvoiceRequest(db, { userId, kind: 'order', id }),
    loadCredited(db, detail),
    loadReturns(db, [order], kinds),
    findAskedUnsentRefund(db, order),
  ]);
  if (!shown) throw new ShopError('NOT_FOUND');
  const [transfers, names] = await Promise.all([
    listTransfersByCauses(db, [
      { kind: 'order', id },
      ...payments.map((payment) => ({ kind: 'payment', id: payment.id })),
      ...afterSales.map((request) => ({ kind: 'afterSale', id: request.id })),
    ]),
    listStaffNames(db, [
      ...new Set([
        ...notes.map(({ staffId }) => staffId),
        ...detail.history.flatMap(({ by, byId }) => (by === 'staff' && byId ? byId : [])),
      ]),
    ]),
  ]);
  const kind = kindOf(kinds, order.kind);
  const profile = buyer.get(userId);
  const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
  return {
    order: shown,
    shipToKey: shipToKey(shipTo),
    buyer: {
      id: userId,
      name: profile?.name ?? '',
      level: profile?.level ?? '',
      isVip: isVipAt(vip, now),
      orders,
      afterSales: requests,
    },
    delivery: agreedDeliveryOf(detail.delivery),
    payBy: order.payBy.toISOString(),
    dispatchedAt: iso(order.dispatchedAt),
    receiveBy: iso(order.receiveBy),
    completedAt: iso(order.completedAt),
    closedAt: iso(order.closedAt),
    price: priceOf(detail),
    coupon: coupon && { id: coupon.id, name: coupon.coupon.name, state: coupon.state },
    payments: payments.map(describePayment),
    transfers: transfers.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    parcels: parcels.map(describeParcel),
    history: detail.history.map(({ byId, ...step }) => ({
      ...step,
      staffName: (byId !== null && names.get(byId)) || null,
    })),
    notes: notes.map((note) => ({
      id: note.id,
      staffName: names.get(note.staffId) ?? '',
      text: note.text,
      at: note.at.toISOString(),
    })),
    afterSales: afterSales.map(({ lines: _lines, earnedBack: _back, appliedAt, ...one }) => ({
      ...one,
      appliedAt: appliedAt.toISOString(),
    })),
    invoice: invoice && {
      kind: invoice.kind,
      title: invoice.title,
      state: invoice.state,
      invoiceNo: invoice.invoiceNo,
    },
    credited,
    actions: staffActions({
      order,
      roles,
      isPaidAlone: kind.isPaidAlone,
      tellsBuyer: kind.tellsBuyer,
      mayBeReturned: returns(order).kinds.length > 0,
      pieces: piecesOf(detail),
      isHeld: shown.hold !== null,
      isRefundAsked: unsentRefund !== null,
      onTheWay: parcels.filter(({ state }) => state !== 'delivered').length,
      invoice: invoice?.state ?? null,
      now,
    }),
    now: now.toISOString(),
  };
}
