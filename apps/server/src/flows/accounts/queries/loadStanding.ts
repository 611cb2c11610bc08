import type { Answer, staffUserEndpoints } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sumByState, sumOwed } from '../../../modules/channels/effectOrders/index.ts';
import { listBusinesses } from '../../../modules/people/businesses/index.ts';
import { listUserProfiles } from '../../../modules/people/identity/index.ts';
import { countInvited, findInviter } from '../../../modules/people/invitations/index.ts';
import { loadLevel } from '../../../modules/people/levels/index.ts';
import { countUserCoupons } from '../../../modules/promotion/coupons/index.ts';
import { countRecentAfterSales } from '../../../modules/trade/afterSale/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type User = Answer<(typeof staffUserEndpoints)['staffUserGet']>;
type Standing = Pick<User, 'spending' | 'commission' | 'afterSales' | 'coupons' | 'businesses' | 'inviter' | 'invited'>;

const YEAR_DAYS = 365;
const MOST = 100;

/** What a user spent, earned, sent back, holds, and through whom they came: a part of the bundle. */
export async function loadStanding(db: Reader, { userId, now }: { userId: string; now: Date }): Promise<Standing> {
  const since = new Date(now.getTime() - YEAR_DAYS * DAY_MS);
  const [level, commission, owedFen, afterSales, coupons, businesses, inviterId, invited] = await Promise.all([
    loadLevel(db, userId),
    sumByState(db, userId),
    sumOwed(db, userId),
    countRecentAfterSales(db, { userId, since, most: MOST }),
    countUserCoupons(db, { userId, now }),
    listBusinesses(db, userId),
    findInviter(db, userId),
    countInvited(db, userId),
  ]);
  const profiles = inviterId === null ? null : await listUserProfiles(db, [inviterId]);
  const sum = (isPayable: boolean) =>
    commission
      .filter(({ state, isHeld }) => (state === 'payable' && !isHeld) === isPayable)
      .reduce((all, { amountFen }) => all + amountFen, 0);
  return {
    spending: { fen: level.spentFen, next: level.next },
    commission: {
      payableFen: sum(true),
      comingFen: sum(false),
      orders: commission.reduce((all, { count }) => all + count, 0),
      owedFen,
    },
    afterSales,
    coupons,
    businesses: businesses.map(({ id, shopName, state }) => ({ id, shopName, state })),
    inviter: inviterId === null ? null : { userId: inviterId, name: profiles?.get(inviterId)?.name ?? '' },
    invited,
  };
}
