import { listAddresses } from '../../modules/people/addresses/index.ts';
import { grantDraw } from '../../modules/promotion/draws/index.ts';
import { findSharedDevice, holdOpen, listUserProfiles } from '../../modules/people/identity/index.ts';
import {
  decideInvitation,
  type Invitation,
  isKnownPhone,
  lockUndecided,
  type Refusal,
  sharesAddress,
} from '../../modules/people/invitations/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import { listShipTos, type Order } from '../../modules/trade/orders/index.ts';
import { sideBySide } from '../../platform/database/sideBySide.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** Number of a user's last orders whose addresses are compared. */
const SHIP_TOS = 50;

/**
 * The first order of an invited user is complete: both sides get a draw, unless they seem to be one person. An order without
 * payment, such as a prize, does not count. Runs before all steps that lock a player of draws.
 */
export async function rewardInvitation(tx: Tx, { order, now }: { order: Order; now: Date }): Promise<void> {
  if (order.payFen === 0) return;
  const invitation = await lockUndecided(tx, order.userId);
  if (!invitation) return;
  const refusal = await findRefusal(tx, invitation);
  const { invitedId, inviterId } = invitation;
  await decideInvitation(tx, { invitedId, orderId: order.id, refusal, now });
  const link = { kind: 'invitation', id: invitedId } as const;
  if (refusal) {
    // A draw was promised to them when they registered.
    await addNotice(tx, { userId: invitedId, kind: 'invitationRefused', facts: {}, cause: invitedId, link, now });
    return;
  }
  const own = { kind: 'invited', id: invitedId } as const;
  await grantDraw(tx, { userId: invitedId, cause: own, memo: '受邀后首单完成', now });
  if (!(await holdOpen(tx, inviterId))) return;
  const name = (await listUserProfiles(tx, [invitedId])).get(invitedId)?.name ?? '';
  const theirs = { kind: 'inviter', id: invitedId } as const;
  await grantDraw(tx, { userId: inviterId, cause: theirs, memo: `邀请的「${name}」首单完成`, now });
  await addNotice(tx, {
    userId: inviterId,
    kind: 'invitationRewarded',
    facts: { name },
    cause: invitedId,
    link,
    now,
  });
}

async function findRefusal(tx: Tx, invitation: Invitation): Promise<Refusal | null> {
  const { invitedId, inviterId, browserId, phoneHash, registeredAt } = invitation;
  if (phoneHash && (await isKnownPhone(tx, { phoneHash, registeredAt }))) return 'samePhone';
  const shared = await findSharedDevice(tx, { userId: invitedId, browserId, otherId: inviterId });
  if (shared) return shared === 'browser' ? 'sameBrowser' : 'sameDevice';
  return sharesAddress(await doorsOf(tx, invitedId), await doorsOf(tx, inviterId)) ? 'sameAddress' : null;
}

/** An address may have been removed from the book since; the orders still have it. */
async function doorsOf(tx: Tx, userId: string) {
  const [book, sentTo] = await sideBySide(tx, [
    listAddresses(tx, { userId }),
    listShipTos(tx, { userId, limit: SHIP_TOS }),
  ]);
  return [...book, ...sentTo];
}
