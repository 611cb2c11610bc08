import type { StaffAfterSaleDetail } from '@jiwu/contract';
import { assert, DAY_MS } from '@jiwu/kernel';
import { listUserProfiles } from '../../../modules/people/identity/index.ts';
import { findVip, isVipAt } from '../../../modules/people/vip/index.ts';
import { needsSecondPerson } from '../../../modules/staff/approvals/index.ts';
import {
  type AfterSale,
  afterStep,
  countRecentAfterSales,
  findDecided,
  getAfterSale,
  totalFen,
} from '../../../modules/trade/afterSale/index.ts';
import {
  countRecentOrders,
  findOrderDetail,
  kindOf,
  type OrderDetail,
  type OrderKinds,
} from '../../../modules/trade/orders/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeStaffAfterSales } from './describeStaffAfterSales.ts';
import { foreseeOpen, isOpen } from './foreseeOpen.ts';
import { answerByOf } from './listAfterSaleQueue.ts';
import { loadPrecedents } from './loadPrecedents.ts';

const YEAR_MS = 365 * DAY_MS;
const MOST = 1000;

interface Input {
  readonly id: string;
  readonly now: Date;
}

/** All that one decision needs, on one screen. */
export async function loadAfterSaleDetail(
  db: Reader,
  config: Config,
  { id, now }: Input,
  kinds: OrderKinds,
): Promise<StaffAfterSaleDetail> {
  const afterSale = await getAfterSale(db, { id });
  const { userId, orderId } = afterSale;
  const order = await findOrderDetail(db, { userId, id: orderId });
  assert(order, 'a request is about an order');
  const recent = { userId, since: new Date(now.getTime() - YEAR_MS), most: MOST };
  const [[shown], profiles, vip, orders, afterSales, decided, gives] = await Promise.all([
    describeStaffAfterSales(db, config, [afterSale]),
    listUserProfiles(db, [userId]),
    findVip(db, userId),
    countRecentOrders(db, recent),
    countRecentAfterSales(db, recent),
    findDecided(db, [afterSale]),
    foreseeGives(db, { afterSale, order, isRewarded: kindOf(kinds, order.order.kind).isRewarded }),
  ]);
  assert(shown, 'one is described');
  const first = order.lines.find((line) => shown.lines.some(({ lineId }) => lineId === line.id));
  assert(first, 'a request is about a line of its order');
  const { reason, state } = afterSale;
  const precedents = await loadPrecedents(db, { id, skuId: first.skuId, reason, now });
  const profile = profiles.get(userId);
  return {
    ...shown,
    buyer: {
      id: userId,
      name: profile?.name ?? '',
      level: profile?.level ?? '',
      isVip: isVipAt(vip, now),
      orders,
      afterSales,
    },
    answerBy: answerByOf(afterSale)?.toISOString() ?? null,
    orderLines: order.lines.map((line) => ({
      id: line.id,
      skuId: line.skuId,
      productId: line.productId,
      title: line.title,
      skuLabel: line.skuLabel,
      picture: line.picture,
      quantity: line.quantity,
      listFen: line.listFen,
      goodsFen: line.goodsFen,
      campaignFen: line.campaignFen,
      couponFen: line.couponFen,
      integralFen: line.integralFen,
      payFen: line.payFen,
    })),
    gives,
    returnsToStock: order.order.takesStock,
    needsSecondPerson: afterSale.wasSent && needsSecondPerson('refund', totalFen(afterSale)),
    waitsForApproval: decided.has(id),
    ...precedents,
    decisions: [
      { name: 'approve', allowed: state === 'applied' && !decided.has(id) },
      { name: 'reject', allowed: afterStep('reject', state) !== null },
      { name: 'receive', allowed: afterStep('receive', state) !== null && !decided.has(id) },
      { name: 'ask', allowed: state === 'applied' },
    ],
    now: now.toISOString(),
  };
}

/** Where the refund goes and what goes with it. What is settled stands in the request; what is open is foreseen as the buyer's preview does. */
async function foreseeGives(
  db: Reader,
  { afterSale, order: { order, lines }, isRewarded }: { afterSale: AfterSale; order: OrderDetail; isRewarded: boolean },
): Promise<StaffAfterSaleDetail['gives']> {
  const { integralBack, earnedBack, refundTo } = afterSale;
  const amountFen = totalFen(afterSale);
  const open = isOpen(afterSale) ? await foreseeOpen(db, { afterSale, order, lines, isRewarded }) : null;
  const isOutside = refundTo !== 'balance' && refundTo !== 'nothing';
  return {
    gatewayFen: isOutside ? amountFen : 0,
    balanceFen: refundTo === 'balance' ? amountFen : 0,
    integralBack,
    earnedBack,
    earnedOwed: open?.earnedOwed ?? 0,
    coupon: order.userCouponId === null ? null : (open?.isWhole ?? afterSale.returnsCoupon),
    drawsBack: open?.drawsBack ?? 0,
    drawsOwed: open?.drawsOwed ?? 0,
  };
}
