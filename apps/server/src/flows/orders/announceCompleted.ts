import { findRewardedInviter } from '../../modules/invitations/index.ts';
import type { Services } from '../../platform/services.ts';
import { announceNotice } from '../announceNotice.ts';
import { announceOrder } from '../announceOrder.ts';

/** After the commit: whoever watches the order looks again, and who was told something: the buyer, and who had invited them. */
export async function announceCompleted(services: Services, order: { userId: string; id: string }): Promise<void> {
  const { userId, id } = order;
  await announceOrder(services, id);
  await announceNotice(services, userId);
  const inviterId = await findRewardedInviter(services.db.read, { userId, orderId: id });
  if (inviterId) await announceNotice(services, inviterId);
}
