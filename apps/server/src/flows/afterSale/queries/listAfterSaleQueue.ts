import { type Answer, rules, type StaffAfterSaleQueued, type staffAfterSaleEndpoints } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { listUserProfiles } from '../../../modules/people/identity/index.ts';
import {
  type AfterSale,
  countQueues,
  findDecided,
  listAfterSaleLines,
  listAfterSalePictures,
  listStaffAfterSales,
  totalFen,
} from '../../../modules/trade/afterSale/index.ts';
import { findForStaff, listOrderLinesOf } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Page = Answer<(typeof staffAfterSaleEndpoints)['staffAfterSaleQueue']>;

interface Input {
  readonly state: StaffAfterSaleQueued['state'];
  readonly cursor: string | undefined;
  readonly now: Date;
}

const MOST = rules.order.staffCountMost;

/** Until when staff have promised to answer a request. */
export function answerByOf({ state, appliedAt }: Pick<AfterSale, 'state' | 'appliedAt'>): Date | null {
  return state === 'applied' ? new Date(appliedAt.getTime() + rules.afterSale.answerHours * HOUR_MS) : null;
}

/** Requests in one state, who has waited longest first: a fixed number of statements. */
export async function listAfterSaleQueue(db: Reader, { state, cursor, now }: Input): Promise<Page> {
  const [{ items, nextCursor }, counts] = await Promise.all([
    listStaffAfterSales(db, { state, cursor }),
    countQueues(db, MOST + 1),
  ]);
  const [parts, pictures, decided, profiles, lines, orders] = await Promise.all([
    listAfterSaleLines(db, items),
    listAfterSalePictures(db, items),
    findDecided(db, items),
    listUserProfiles(
      db,
      items.map(({ userId }) => userId),
    ),
    listOrderLinesOf(db, {
      userIds: items.map(({ userId }) => userId),
      orderIds: [...new Set(items.map(({ orderId }) => orderId))],
    }),
    findForStaff(
      db,
      items.map(({ userId, orderId }) => ({ userId, id: orderId })),
    ),
  ]);
  const kinds = new Map(orders.map(({ order }) => [order.id, order.kind]));
  return {
    items: items.map((one) => {
      const own = parts.filter(({ afterSaleId }) => afterSaleId === one.id);
      const line = lines.find(({ id }) => id === own[0]?.lineId);
      return {
        id: one.id,
        orderNo: one.orderNo,
        orderKind: kinds.get(one.orderId) ?? 'normal',
        kind: one.kind,
        state: one.state,
        reason: one.reason,
        wasSent: one.wasSent,
        totalFen: totalFen(one),
        pieces: own.reduce((sum, { pieces }) => sum + pieces, 0),
        buyerName: profiles.get(one.userId)?.name ?? '',
        title: line?.title ?? '',
        skuLabel: line?.skuLabel ?? '',
        picture: line?.picture ?? null,
        hasPictures: pictures.some(({ afterSaleId }) => afterSaleId === one.id),
        appliedAt: one.appliedAt.toISOString(),
        answerBy: answerByOf(one)?.toISOString() ?? null,
        waitsForApproval: decided.has(one.id),
      };
    }),
    nextCursor,
    counts: { ...counts, most: MOST },
    now: now.toISOString(),
  };
}
