import type { CreditRefusal } from '../../modules/channels/effectOrders/index.ts';
import { listAddresses } from '../../modules/people/addresses/index.ts';
import { findPhoneNumber, findSharedDevice, holdOpen } from '../../modules/people/identity/index.ts';
import { sharesAddress } from '../../modules/people/invitations/index.ts';
import { listShipTos, type ShipTo } from '../../modules/trade/orders/index.ts';
import { sideBySide } from '../../platform/database/sideBySide.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** Number of a promoter's own last orders whose addresses are compared. */
const SHIP_TOS = 50;

interface Input {
  readonly buyerId: string;
  readonly promoterIds: readonly string[];
  /** Where the bought goods go. */
  readonly shipTo: ShipTo;
}

/** The promoters who seem to be the buyer, by user, device or address, or are gone; each with the reason. */
export async function findCreditRefusals(
  tx: Tx,
  { buyerId, promoterIds, shipTo }: Input,
): Promise<ReadonlyMap<string, CreditRefusal>> {
  const refusals = new Map<string, CreditRefusal>();
  // In the order of their ids: they are held open until the end.
  for (const promoterId of promoterIds.toSorted()) {
    const reason = await findRefusal(tx, { buyerId, promoterId, shipTo });
    if (reason) refusals.set(promoterId, reason);
  }
  return refusals;
}

async function findRefusal(
  tx: Tx,
  { buyerId, promoterId, shipTo }: { buyerId: string; promoterId: string; shipTo: ShipTo },
): Promise<CreditRefusal | null> {
  if (promoterId === buyerId) return 'sameUser';
  if (!(await holdOpen(tx, promoterId))) return 'closedAccount';
  const own = { userId: promoterId };
  const [shared, phoneNumber, book, sentTo] = await sideBySide(tx, [
    // The browser in which the buyer registered stands with their consents.
    findSharedDevice(tx, { userId: buyerId, browserId: '', otherId: promoterId }),
    findPhoneNumber(tx, promoterId),
    listAddresses(tx, own),
    listShipTos(tx, { ...own, limit: SHIP_TOS }),
  ]);
  if (shared) return shared === 'browser' ? 'sameBrowser' : 'sameDevice';
  if (shipTo.phoneNumber === phoneNumber) return 'samePhone';
  return sharesAddress([shipTo], [...book, ...sentTo]) ? 'sameAddress' : null;
}
