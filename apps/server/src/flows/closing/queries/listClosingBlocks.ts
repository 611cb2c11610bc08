import type { rules } from '@jiwu/contract';
import { findCommissionBlock } from '../../../modules/channels/effectOrders/index.ts';
import { hasOpenBooking } from '../../../modules/content/advertisement/index.ts';
import { hasRunningRefund } from '../../../modules/people/vip/index.ts';
import { countOpenAfterSales } from '../../../modules/trade/afterSale/index.ts';
import { hasOpenOrder } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Block = (typeof rules.closing.blocks)[number];

/** What `closeAccount` would refuse for, so that it is told before anybody waits for a code. `heldFen`: of the balance, on its way back. */
export async function listClosingBlocks(
  db: Reader,
  { userId, heldFen }: { userId: string; heldFen: number },
): Promise<Block[]> {
  const [hasOrder, afterSales, hasBooking, hasVipRefund, commission] = await Promise.all([
    hasOpenOrder(db, userId),
    countOpenAfterSales(db, userId),
    hasOpenBooking(db, userId),
    hasRunningRefund(db, userId),
    findCommissionBlock(db, userId),
  ]);
  const stands: Readonly<Record<Block, boolean>> = {
    orders: hasOrder || afterSales > 0,
    advertisements: hasBooking,
    vipRefund: hasVipRefund,
    refund: heldFen > 0,
    commission: commission === 'commission',
    commissionOwed: commission === 'commissionOwed',
  };
  return (Object.keys(stands) as Block[]).filter((block) => stands[block]);
}
