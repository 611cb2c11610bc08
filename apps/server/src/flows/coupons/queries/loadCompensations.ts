import type { Compensations } from '@jiwu/contract';
import { countLeft, listCompensationCoupons, listCompensations } from '../../../modules/promotion/coupons/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import { findNosOf } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeStaffCoupons } from './describeStaffCoupons.ts';

interface Asked {
  readonly userId: string;
  /** Null: of the user, whatever it was for. */
  readonly orderId: string | null;
  readonly now: Date;
}

/** What can be given to a user, and what was. */
export async function loadCompensations(db: Reader, { userId, orderId, now }: Asked): Promise<Compensations> {
  const [choices, left, given] = await Promise.all([
    listCompensationCoupons(db, now),
    countLeft(db, { userId, now }),
    listCompensations(db, { userId, orderId, now }),
  ]);
  const orderIds = given.flatMap((one) => one.orderId ?? []);
  const [described, names, nos] = await Promise.all([
    describeStaffCoupons(db, choices),
    listStaffNames(db, [...new Set(given.map(({ staffId }) => staffId))]),
    findNosOf(
      db,
      orderIds.map((id) => ({ userId, id })),
    ),
  ]);
  return {
    choices: described,
    left,
    given: given.map(({ held, reason, staffId, orderId: forOrder }) => ({
      id: held.id,
      name: held.coupon.name,
      byName: names.get(staffId) ?? '',
      reason,
      orderNo: nos.get(forOrder ?? '') ?? null,
      givenAt: held.claimedAt.toISOString(),
      validUntil: held.validUntil.toISOString(),
      state: held.state,
    })),
  };
}
