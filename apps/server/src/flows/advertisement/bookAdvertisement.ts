import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import {
  ADVERTISEMENT,
  type Booking,
  insertBooking,
  pricesOf,
  type Slot,
} from '../../modules/content/advertisement/index.ts';
import { listTopCategoryIds } from '../../modules/goods/catalogue/index.ts';
import type { Payable } from '../../modules/money/payments/index.ts';
import { holdOpen } from '../../modules/people/identity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { payByBalance } from '../payments/payByBalance.ts';
import { checkLanding } from './queries/checkLanding.ts';
import { getApprovedBusiness } from '../businesses/queries/getApprovedBusiness.ts';
import { loadBookableDays } from './queries/loadBookableDays.ts';
import { takePicture } from './takePicture.ts';

interface Input {
  readonly userId: string;
  readonly businessId: string;
  readonly slot: Slot;
  readonly fromDay: string;
  readonly toDay: string;
  readonly title: string;
  readonly landing: string;
  /** Of one's own. */
  readonly pictureFileId: string;
  /** As the page has shown it. */
  readonly amountFen: number;
  readonly now: Date;
}

/**
 * Books days of a slot in the name of an approved business and pays them out of the balance: both, or neither. The caller has verified the
 * payment password. Locks: the account, the picture, the slot, the booking, the wallet.
 */
export async function bookAdvertisement(tx: Tx, input: Input, port: Payable<Booking>): Promise<Booking> {
  const { userId, businessId, slot, fromDay, toDay, pictureFileId, now } = input;
  if (!(await holdOpen(tx, userId))) throw new ShopError('SESSION_ENDED');
  const business = await getApprovedBusiness(tx, { userId, businessId });
  await assertDays(tx, input);
  await assertTarget(tx, slot);
  const amountFen = pricesOf(input).reduce((sum, { priceFen }) => sum + priceFen, 0);
  if (amountFen !== input.amountFen) throw new ShopError('AD_PRICE_CHANGED', { amountFen });
  const { path: landing, productId } = await checkLanding(tx, { userId, path: input.landing });
  await takePicture(tx, { userId, fileId: pictureFileId, place: slot.place, now });
  const booking = await insertBooking(tx, {
    userId,
    businessId,
    advertiser: business.shopName,
    slot,
    fromDay,
    toDay,
    title: input.title,
    landing,
    productId,
    pictureFileId,
    now,
  });
  const payable = { kind: ADVERTISEMENT, id: booking.id };
  const { paid } = await payByBalance(tx, { userId, payable, title: '集物品牌推广', now }, port);
  return paid;
}

async function assertDays(tx: Tx, { fromDay, toDay, now }: Input): Promise<void> {
  const { earliestDay, lastDay } = await loadBookableDays(tx, now);
  const days = (Date.parse(toDay) - Date.parse(fromDay)) / DAY_MS + 1;
  const isOpen = fromDay >= earliestDay && toDay <= lastDay && days >= 1 && days <= rules.advertisement.maxDays;
  if (!isOpen) throw new ShopError('AD_DAYS_REFUSED', { earliestDay, lastDay });
}

async function assertTarget(tx: Tx, { place, target }: Slot): Promise<void> {
  if (target.length > rules.advertisement.targetMax) throw new ShopError('AD_TARGET_REFUSED');
  const isCategory = rules.advertisement.placeTerms[place].by === 'category';
  if (isCategory && !(await listTopCategoryIds(tx)).includes(target)) throw new ShopError('AD_TARGET_REFUSED');
}
