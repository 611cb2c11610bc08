import { advertisementDayFen } from '@jiwu/contract';
import { assert, DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { payables } from '../../../apps/server/src/composition/payables.ts';
import { bookAdvertisement } from '../../../apps/server/src/flows/advertisement/bookAdvertisement.ts';
import { approveAdvertisement } from '../../../apps/server/src/flows/advertisement/decideOnAdvertisement.ts';
import { loadBookableDays } from '../../../apps/server/src/flows/advertisement/queries/loadBookableDays.ts';
import { addDays, type Booking, daysOf } from '../../../apps/server/src/modules/content/advertisement/index.ts';
import { listBusinesses } from '../../../apps/server/src/modules/people/businesses/index.ts';
import type { ResellerScene } from '../reseller/ResellerScene.ts';
import { productIdOf } from '../seeding/seedProduct.ts';
import type { PictureServices } from '../seeding/storePicture.ts';
import type { DemoPlacement } from './demoPlacements.ts';
import { storeCreative } from './storeCreative.ts';

/** Staff look at a picture so long after it was booked. */
const DECIDED_AFTER_MS = 5 * HOUR_MS;
/** No holidays are longer. */
const MOST_DAYS_AHEAD = 30;

/** When days were booked: late in the morning of the last day on which they could be, or now. */
export async function bookingMoment({ db, now }: ResellerScene, fromDay: string, toDay: string): Promise<Date> {
  for (let ahead = 0; ahead <= MOST_DAYS_AHEAD; ahead += 1) {
    const at = new Date(Math.min(now.getTime(), Date.parse(`${addDays(fromDay, -ahead)}T10:20:00+08:00`)));
    const { earliestDay, lastDay } = await loadBookableDays(db.read, at);
    if (earliestDay <= fromDay && toDay <= lastDay) return at;
  }
  throw new Error(`nobody could have booked ${fromDay}`);
}

/** Books a placement at a moment of the past. */
export async function bookPlacement(
  scene: ResellerScene,
  pictures: PictureServices,
  { placement, fromDay, at }: { placement: DemoPlacement; fromDay: string; at: Date },
): Promise<{ booking: Booking; placeholder: string }> {
  const { db, userId } = scene;
  const business = (await listBusinesses(db.read, userId)).find(({ state }) => state === 'approved');
  assert(business, 'the reseller has an approved business');
  const toDay = addDays(fromDay, placement.days - 1);
  const { place, target, title, slug } = placement;
  const { fileId: pictureFileId, placeholder } = await storeCreative(scene, pictures, { ...placement, at });
  const amountFen = daysOf(fromDay, toDay).reduce((sum, day) => sum + advertisementDayFen(place, day), 0);
  const landing = `/product?id=${productIdOf(slug)}`;
  const days = { slot: { place, target }, fromDay, toDay, amountFen };
  const wish = { userId, businessId: business.id, ...days, title, landing, pictureFileId, now: at };
  const booking = await db.transact((tx) => bookAdvertisement(tx, wish, payables.advertisement));
  return { booking, placeholder };
}

/** The same, approved by staff in time. */
export async function playApproved(
  scene: ResellerScene,
  pictures: PictureServices,
  input: { placement: DemoPlacement; fromDay: string; at: Date },
): Promise<Booking> {
  const { db, staffId } = scene;
  const { booking, placeholder } = await bookPlacement(scene, pictures, input);
  const { id, version } = booking;
  const startsAt = Date.parse(`${input.fromDay}T00:00:00+08:00`);
  assert(startsAt - input.at.getTime() < MOST_DAYS_AHEAD * DAY_MS, 'it was booked not long before');
  const now = new Date(Math.min(input.at.getTime() + DECIDED_AFTER_MS, startsAt - HOUR_MS));
  return await db.transact((tx) => approveAdvertisement(tx, { id, version, staffId, placeholder, now }));
}
