import { rules, type StaffAdvertisement } from '@jiwu/contract';
import { type Booking, findEarlier } from '../../../modules/content/advertisement/index.ts';
import { getPictureSize } from '../../../modules/content/files/index.ts';
import { findCards, findListings } from '../../../modules/goods/search/index.ts';
import { findApprovedBusiness } from '../../../modules/people/businesses/index.ts';
import { findWaitingApprovals } from '../../../modules/staff/approvals/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { TAKE_DOWN } from '../takeDownApproval.ts';
import { productOf } from './checkLanding.ts';
import { describeBooking } from './describeBookings.ts';

type Check = StaffAdvertisement['checks'][number];

/** A number to call, a name to write to, an address elsewhere. */
const CONTACT = /\d{7,}|微信|加V|vx|qq|http|www\./i;

/** A booking as staff decide on it, with what the shop has looked at by itself. */
export async function loadStaffBooking(db: Reader, booking: Booking, now: Date): Promise<StaffAdvertisement> {
  const { userId, businessId, productId } = booking;
  const productIds = productId === null ? [] : [productId];
  const [described, pictureSize, cards, listings, business, earlier, asked] = await Promise.all([
    describeBooking(db, booking, now),
    getPictureSize(db, booking.pictureFileId),
    findCards(db, productIds),
    findListings(db, productIds),
    findApprovedBusiness(db, userId, businessId),
    findEarlier(db, { userId, businessId }),
    findWaitingApprovals(db, { kind: TAKE_DOWN, subjectIds: [booking.id] }),
  ]);
  const card = productId === null ? undefined : cards.get(productId);
  return {
    ...described,
    userId,
    pictureSize,
    product: card === undefined ? null : productOf(card),
    earlier,
    takeDownAsked: asked.get(booking.id) ?? null,
    checks: [
      checkLandingNow(booking, productId === null ? undefined : listings.get(productId)),
      checkTitle(booking.title),
      checkPicture(booking, pictureSize),
      business
        ? { isGood: true, words: '商户已通过审核' }
        : { isGood: false, words: '商户现在没有通过审核，或已经停用' },
    ],
  };
}

function checkLandingNow({ productId }: Booking, listing: { inStock: boolean } | undefined): Check {
  if (productId === null) return { isGood: true, words: '落地页是本站的页面' };
  if (!listing) return { isGood: false, words: '落地页的商品已经不在售' };
  return listing.inStock
    ? { isGood: true, words: '落地页是本站商品，在售，有货' }
    : { isGood: false, words: '落地页是本站商品，在售，现在没有货' };
}

function checkTitle(title: string): Check {
  const doubtful = rules.advertisement.doubtfulWords.filter((word) => title.includes(word));
  if (doubtful.length > 0) return { isGood: false, words: `标题里有要依据的词：${doubtful.join('、')}` };
  return CONTACT.test(title)
    ? { isGood: false, words: '标题里像有联系方式' }
    : { isGood: true, words: '标题没有极限词、联系方式' };
}

function checkPicture({ slot }: Booking, { width, height }: { width: number; height: number }): Check {
  const least = rules.advertisement.placeTerms[slot.place].picture;
  const isGood = width >= least.width && height >= least.height;
  return { isGood, words: `图 ${width} × ${height}，${isGood ? '宽屏和手机都够' : '小了'}` };
}
