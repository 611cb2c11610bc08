import { businessDay } from '@jiwu/kernel';
import { expireAdvertisement } from '../../../apps/server/src/flows/advertisement/expireAdvertisement.ts';
import { loadBookableDays } from '../../../apps/server/src/flows/advertisement/queries/loadBookableDays.ts';
import { settleAdvertisement } from '../../../apps/server/src/flows/advertisement/settleAdvertisement.ts';
import {
  addDays,
  type Booking,
  listBookings,
  listToExpire,
  listToSettle,
} from '../../../apps/server/src/modules/content/advertisement/index.ts';
import { listBusinesses } from '../../../apps/server/src/modules/people/businesses/index.ts';
import { findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import { findStaffByLoginName } from '../../../apps/server/src/modules/staff/staff/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { ResellerScene } from '../reseller/ResellerScene.ts';
import type { PictureServices } from '../seeding/storePicture.ts';
import { type DemoPlacement, shownPlacements, waitingPlacement } from './demoPlacements.ts';
import { bookingMoment, bookPlacement, playApproved } from './playPlacement.ts';
import { playViews } from './playViews.ts';

const MOST = 1000;

interface Input {
  readonly pictures: PictureServices;
  /** The reseller, and the member of staff who looks at pictures. */
  readonly phoneNumber: string;
  readonly loginName: string;
  readonly now: Date;
}

/**
 * Lets every place show something at any time, and one picture wait for staff: adds what this moment lacks, through the same flows as the shop.
 * The seed calls it at every start, and a running demo shop every few minutes; the second call at one moment adds nothing.
 */
export async function keepAdvertisements(
  db: Database,
  { pictures, phoneNumber, loginName, now }: Input,
): Promise<void> {
  const user = await findUserByPhone(db.read, phoneNumber);
  const staff = await findStaffByLoginName(db.read, loginName);
  if (!user || !staff) return;
  const userId = user.id;
  if (!(await listBusinesses(db.read, userId)).some(({ state }) => state === 'approved')) return;
  const scene: ResellerScene = { db, userId, staffId: staff.staffId, now };
  await sweep(scene);
  const bookings = await listBookings(db.read, { userId, limit: MOST });
  for (const placement of shownPlacements) await keepShown(scene, pictures, { placement, bookings });
  const isWaiting = bookings.some(({ state }) => state === 'waiting');
  if (!isWaiting) await keepWaiting(scene, pictures, bookings);
  await sweep(scene);
}

/** What the worker would do, in a shop that was not running at midnight. */
async function sweep({ db, now }: ResellerScene): Promise<void> {
  const due = { today: businessDay(now), limit: MOST };
  for (const key of await listToExpire(db.read, due))
    await db.transact((tx) => expireAdvertisement(tx, { ...key, now }));
  for (const key of await listToSettle(db.read, due))
    await db.transact((tx) => settleAdvertisement(tx, { ...key, now }));
}

async function keepShown(
  scene: ResellerScene,
  pictures: PictureServices,
  { placement, bookings }: { placement: (typeof shownPlacements)[number]; bookings: readonly Booking[] },
): Promise<void> {
  const today = businessDay(scene.now);
  const own = inSlotOf(placement, bookings);
  const shown = own.find(({ state, fromDay, toDay }) => state === 'approved' && fromDay <= today && today <= toDay);
  if (shown) return await playViews(scene, shown, placement);
  const lastDay = own.map(({ toDay }) => toDay).reduce((one, other) => (one > other ? one : other), '');
  // Somebody else may have it, or it is booked for later.
  if (lastDay >= today) return;
  const began = addDays(today, -placement.beganDaysAgo);
  const fromDay = lastDay >= began ? addDays(lastDay, 1) : began;
  const at = await bookingMoment(scene, fromDay, addDays(fromDay, placement.days - 1));
  const booking = await playApproved(scene, pictures, { placement, fromDay, at });
  await playViews(scene, booking, placement);
}

async function keepWaiting(
  scene: ResellerScene,
  pictures: PictureServices,
  bookings: readonly Booking[],
): Promise<void> {
  const { earliestDay } = await loadBookableDays(scene.db.read, scene.now);
  const taken = inSlotOf(waitingPlacement, bookings).some(({ toDay }) => toDay >= earliestDay);
  if (taken) return;
  await bookPlacement(scene, pictures, { placement: waitingPlacement, fromDay: earliestDay, at: scene.now });
}

/** States in which a booking holds its days. */
const live: ReadonlySet<string> = new Set(['waiting', 'approved', 'ended']);

function inSlotOf({ place, target }: DemoPlacement, bookings: readonly Booking[]): Booking[] {
  return bookings.filter(({ slot, state }) => slot.place === place && slot.target === target && live.has(state));
}
