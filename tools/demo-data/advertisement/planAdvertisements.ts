import { businessDay, DAY_MS, MINUTE_MS } from '@jiwu/kernel';
import { refuseAdvertisement } from '../../../apps/server/src/flows/advertisement/decideOnAdvertisement.ts';
import { loadBookableDays } from '../../../apps/server/src/flows/advertisement/queries/loadBookableDays.ts';
import { settleAdvertisement } from '../../../apps/server/src/flows/advertisement/settleAdvertisement.ts';
import { addDays, type Booking } from '../../../apps/server/src/modules/content/advertisement/index.ts';
import type { DemoAct } from '../playActs.ts';
import type { ResellerScene } from '../reseller/ResellerScene.ts';
import type { PictureServices } from '../seeding/storePicture.ts';
import { endedPlacement, refusedPlacement, shownPlacements, waitingPlacement } from './demoPlacements.ts';
import { bookingMoment, bookPlacement, playApproved } from './playPlacement.ts';
import { playViews } from './playViews.ts';

/** Placements of the reseller's past and of today, as acts beside those of its batches: its statement tells them in their order. */
export async function planAdvertisements(scene: ResellerScene, pictures: PictureServices): Promise<DemoAct[]> {
  const { now } = scene;
  const today = businessDay(now);
  const shown = shownPlacements.map(async (placement) => {
    const fromDay = addDays(today, -placement.beganDaysAgo);
    const at = await bookingMoment(scene, fromDay, addDays(fromDay, placement.days - 1));
    return { at, act: () => playApproved(scene, pictures, { placement, fromDay, at }) };
  });
  return [
    ...(await Promise.all(shown)),
    ...(await planEnded(scene, pictures)),
    await planRefused(scene, pictures),
    planWaiting(scene, pictures),
  ];
}

/** Booked and shown, and over in the night after its last day. */
async function planEnded(scene: ResellerScene, pictures: PictureServices): Promise<DemoAct[]> {
  const { db, userId, now } = scene;
  const placement = endedPlacement;
  const toDay = addDays(businessDay(now), -placement.endedDaysAgo);
  const fromDay = addDays(toDay, 1 - placement.days);
  const at = await bookingMoment(scene, fromDay, toDay);
  const night = new Date(Date.parse(`${addDays(toDay, 1)}T00:00:00+08:00`) + 7 * MINUTE_MS);
  let booking: Booking | undefined;
  const begin = async (): Promise<void> => {
    booking = await playApproved(scene, pictures, { placement, fromDay, at });
  };
  const end = async (): Promise<void> => {
    if (!booking) return;
    const { id } = booking;
    await playViews(scene, booking, placement);
    await db.transact((tx) => settleAdvertisement(tx, { userId, id, now: night }));
  };
  return [
    { at, act: begin },
    { at: night, act: end },
  ];
}

async function planRefused(scene: ResellerScene, pictures: PictureServices): Promise<DemoAct> {
  const { db, staffId, now } = scene;
  const at = new Date(now.getTime() - 1.1 * DAY_MS);
  const { earliestDay } = await loadBookableDays(db.read, at);
  const { reason, ...placement } = refusedPlacement;
  const act = async (): Promise<void> => {
    const { booking } = await bookPlacement(scene, pictures, { placement, fromDay: addDays(earliestDay, 5), at });
    const { id, version } = booking;
    const decidedAt = new Date(at.getTime() + 47 * MINUTE_MS);
    await db.transact((tx) => refuseAdvertisement(tx, { id, version, staffId, reason, now: decidedAt }));
  };
  return { at, act };
}

function planWaiting(scene: ResellerScene, pictures: PictureServices): DemoAct {
  const at = new Date(scene.now.getTime() - 20 * MINUTE_MS);
  const act = async (): Promise<void> => {
    const { earliestDay } = await loadBookableDays(scene.db.read, at);
    await bookPlacement(scene, pictures, { placement: waitingPlacement, fromDay: earliestDay, at });
  };
  return { at, act };
}
