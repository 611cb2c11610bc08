import { removeVotes } from '../../modules/content/content/index.ts';
import { deleteAllAddresses } from '../../modules/people/addresses/index.ts';
import { leave, removeFollows } from '../../modules/channels/celebrity/index.ts';
import { removeOpenBatches } from '../../modules/channels/dropshipping/index.ts';
import { leavePromotion } from '../../modules/channels/effectOrders/index.ts';
import { removeUnitReminders } from '../../modules/channels/openBox/index.ts';
import { removeWootReminders } from '../../modules/channels/woot/index.ts';
import { leaveAdvertisement } from '../../modules/content/advertisement/index.ts';
import { removeCart } from '../../modules/trade/cart/index.ts';
import { removeCollection } from '../../modules/goods/collection/index.ts';
import { removeReminders } from '../../modules/promotion/coupons/index.ts';
import { abandonFiles } from '../../modules/content/files/index.ts';
import { leaveBusinesses } from '../../modules/people/businesses/index.ts';
import { eraseUser, failExports } from '../../modules/people/identity/index.ts';
import { deleteAllInvoiceTitles } from '../../modules/trade/invoices/index.ts';
import { forgetInvited, hashPhone, keepFormerPhone } from '../../modules/people/invitations/index.ts';
import { removeNotices } from '../../modules/content/notices/index.ts';
import { removeSupport } from '../../modules/content/support/index.ts';
import { leaveVip } from '../../modules/people/vip/index.ts';
import { type ClosingWish, emptyWallet } from '../../modules/money/wallet/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/database/Tx.ts';

export interface Leaver {
  readonly config: Pick<Config, 'HASH_SECRET' | 'SEAL_SECRET'>;
  readonly userId: string;
  readonly phoneNumber: string;
  /** What comes back, as they were shown it; null: they were shown nothing. */
  readonly back: ClosingWish | null;
  readonly now: Date;
}

type EraseStep = (tx: Tx, leaver: Leaver) => Promise<void>;

/**
 * What closing an account does to each module's tables, in this order: VIP, advertisement, promotion and the wallet may refuse, and
 * take their locks first. `userData` says which step sees to which table.
 */
export const eraseSteps = {
  vip: (tx, { userId }) => leaveVip(tx, userId),
  advertisement: (tx, { userId }) => leaveAdvertisement(tx, userId),
  // Commission that is payable becomes balance, and the wallet pays it back with the rest.
  promotion: (tx, { userId, back, now }) => leavePromotion(tx, { userId, paysOut: back !== null, now }),
  wallet: (tx, { config, userId, back, now }) => emptyWallet(tx, { config, userId, back, now }),
  addresses: (tx, { userId }) => deleteAllAddresses(tx, userId),
  collection: (tx, { userId }) => removeCollection(tx, userId),
  cart: (tx, { userId }) => removeCart(tx, userId),
  invoiceTitles: (tx, { userId }) => deleteAllInvoiceTitles(tx, userId),
  // Before the notices: staff may be telling of a business that they hold.
  businesses: (tx, { userId, now }) => leaveBusinesses(tx, { userId, now }),
  // As businesses: an answer is told of while the thread is held.
  support: (tx, { userId }) => removeSupport(tx, userId),
  notices: (tx, { userId }) => removeNotices(tx, userId),
  invitations: (tx, { userId }) => forgetInvited(tx, userId),
  formerPhone: (tx, { config, userId, phoneNumber, now }) =>
    keepFormerPhone(tx, { userId, phoneHash: hashPhone(config, phoneNumber), now }),
  couponReminders: (tx, { userId }) => removeReminders(tx, userId),
  wootReminders: (tx, { userId }) => removeWootReminders(tx, userId),
  unitReminders: (tx, { userId }) => removeUnitReminders(tx, userId),
  dropshipping: (tx, { userId }) => removeOpenBatches(tx, userId),
  guideVotes: (tx, { userId }) => removeVotes(tx, userId),
  follows: (tx, { userId }) => removeFollows(tx, userId),
  celebrity: (tx, { userId, now }) => leave(tx, { userId, now }),
  exports: (tx, { userId, now }) => failExports(tx, { userId, now }),
  account: (tx, { userId, phoneNumber, now }) => eraseUser(tx, { userId, phoneNumber, now }),
  files: (tx, { userId, now }) => abandonFiles(tx, { ownerId: userId, now }),
} as const satisfies Record<string, EraseStep>;
