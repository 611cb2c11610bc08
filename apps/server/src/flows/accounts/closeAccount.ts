import { countOpenAfterSales } from '../../modules/trade/afterSale/index.ts';
import { lockAccount, type ProvenSmsCode, useSmsCode } from '../../modules/people/identity/index.ts';
import type { ClosingWish } from '../../modules/money/wallet/index.ts';
import { hasOpenOrder } from '../../modules/trade/orders/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { eraseSteps } from './eraseSteps.ts';

interface Input {
  readonly config: Pick<Config, 'HASH_SECRET' | 'SEAL_SECRET'>;
  readonly userId: string;
  readonly proven: ProvenSmsCode;
  /** What comes back, as the user was shown it; null: nothing may be left. */
  readonly back: ClosingWish | null;
  readonly now: Date;
}

/**
 * Closes the account for good and removes what identifies the person, except from what the law wants kept: orders with their
 * address, after-sales and invoices. `userData` says for every table what becomes of it.
 */
export async function closeAccount(tx: Tx, input: Input): Promise<void> {
  const { config, userId, proven, back, now } = input;
  await useSmsCode(tx, proven, now);
  await lockAccount(tx, userId);
  const isBusy = (await hasOpenOrder(tx, userId)) || (await countOpenAfterSales(tx, userId)) > 0;
  if (isBusy) throw new ShopError('ORDERS_OPEN');
  const leaver = { config, userId, phoneNumber: proven.phoneNumber, back, now };
  for (const erase of Object.values(eraseSteps)) await erase(tx, leaver);
}
