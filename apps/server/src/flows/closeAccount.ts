import { deleteAllAddresses } from '../modules/addresses/index.ts';
import { countOpenAfterSales } from '../modules/afterSale/index.ts';
import { removeCart } from '../modules/cart/index.ts';
import { removeCollection } from '../modules/collection/index.ts';
import { removeReminders } from '../modules/coupons/index.ts';
import { abandonFiles } from '../modules/files/index.ts';
import { eraseUser, failExports, lockAccount, type ProvenSmsCode, useSmsCode } from '../modules/identity/index.ts';
import { deleteAllInvoiceTitles } from '../modules/invoices/index.ts';
import { forgetInvited, hashPhone, keepFormerPhone } from '../modules/invitations/index.ts';
import { removeNotices } from '../modules/notices/index.ts';
import { hasOpenOrder } from '../modules/orders/index.ts';
import { leaveVip } from '../modules/vip/index.ts';
import { emptyWallet } from '../modules/wallet/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Tx } from '../platform/database/createDatabase.ts';
import { ShopError } from '../platform/errors/ShopError.ts';

/**
 * Closes the account for good and removes what identifies the person, except from what the law wants kept: orders with their
 * address, after-sales and invoices. Answers the sessions that ended.
 */
export async function closeAccount(
  tx: Tx,
  input: { config: Pick<Config, 'SEAL_SECRET'>; userId: string; proven: ProvenSmsCode; now: Date },
): Promise<string[]> {
  const { config, userId, proven, now } = input;
  await useSmsCode(tx, proven, now);
  await lockAccount(tx, userId);
  const isBusy = (await hasOpenOrder(tx, userId)) || (await countOpenAfterSales(tx, userId)) > 0;
  if (isBusy) throw new ShopError('ORDERS_OPEN');
  await leaveVip(tx, userId);
  await emptyWallet(tx, { userId, now });
  await deleteAllAddresses(tx, userId);
  await removeCollection(tx, userId);
  await removeCart(tx, userId);
  await deleteAllInvoiceTitles(tx, userId);
  await removeNotices(tx, userId);
  await forgetInvited(tx, userId);
  await keepFormerPhone(tx, { userId, phoneHash: hashPhone(config, proven.phoneNumber), now });
  await removeReminders(tx, userId);
  await failExports(tx, { userId, now });
  const ended = await eraseUser(tx, { userId, phoneNumber: proven.phoneNumber, now });
  await abandonFiles(tx, { ownerId: userId, now });
  return ended;
}
