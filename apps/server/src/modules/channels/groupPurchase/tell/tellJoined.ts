import type { Tx } from '../../../../platform/database/Tx.ts';
import { addNotices } from '../../../content/notices/index.ts';
import { loadSkuFacts } from '../../../goods/catalogue/index.ts';
import { listUserProfiles } from '../../../people/identity/index.ts';
import type { Order } from '../../../trade/orders/index.ts';
import type { Group } from '../groups/Group.ts';
import { listSeatsOf } from '../seats/seatQueries.ts';
import { endsAtWords } from './endsAtWords.ts';

export interface Told {
  readonly group: Group;
  /** Of the one who has just paid. */
  readonly order: Order;
  readonly skuId: string;
  readonly now: Date;
}

/** One more has paid: those who had paid before learn of it. */
export async function tellJoined(tx: Tx, { group, order, skuId, now }: Told): Promise<void> {
  if (group.paidMembers < 2) return;
  const seats = await listSeatsOf(tx, [group.id]);
  const userIds = seats
    .filter(({ state, userId }) => state === 'paid' && userId !== order.userId)
    .map(({ userId }) => userId);
  const name = (await listUserProfiles(tx, [order.userId])).get(order.userId)?.name ?? '';
  const lacks = group.size - group.paidMembers;
  const productTitle = (await loadSkuFacts(tx, [skuId])).get(skuId)?.title ?? '';
  const facts = { name, lacks, endsAt: endsAtWords(group.endsAt), productTitle, size: group.size };
  const kind = lacks === 1 ? 'groupOneShort' : 'groupJoined';
  await addNotices(tx, { kind, facts, cause: order.id, link: { kind: 'group', id: group.id }, userIds, now });
}
