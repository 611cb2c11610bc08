import type { Answer, ParsedInput, vipEndpoints } from '@jiwu/contract';
import { findUserByPhone, listUserProfiles } from '../../../modules/people/identity/index.ts';
import { pageVipPurchases } from '../../../modules/people/vip/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeVipPurchase } from './describeVipPurchase.ts';

type List = (typeof vipEndpoints)['staffVipList'];

/** All users' purchases, or those of one phone number, for staff. An unknown number finds nothing. */
export async function listStaffVipPurchases(
  db: Reader,
  { phoneNumber, ...filter }: ParsedInput<List>['query'],
): Promise<Answer<List>> {
  const buyer = phoneNumber === undefined ? undefined : await findUserByPhone(db, phoneNumber);
  if (phoneNumber !== undefined && !buyer) return { items: [], nextCursor: null };
  const { items, nextCursor } = await pageVipPurchases(db, { ...filter, userId: buyer?.id, cursor: filter.cursor });
  const profiles = await listUserProfiles(
    db,
    items.map(({ userId }) => userId),
  );
  return {
    items: items.map((purchase) => ({
      ...describeVipPurchase(purchase),
      buyer: { id: purchase.userId, name: profiles.get(purchase.userId)?.name ?? '' },
    })),
    nextCursor,
  };
}
