import { isMember, listSeatsOf } from '../../../modules/channels/groupPurchase/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { findOrderedSku } from './findOrderedSku.ts';

/** What the leader of a group bought: of their order, no more than that is anybody's. */
export async function findLeaderSku(db: Reader, groupId: string): Promise<string | null> {
  const leader = (await listSeatsOf(db, [groupId])).find((seat) => seat.isLeader && isMember(seat));
  return leader ? await findOrderedSku(db, leader) : null;
}
