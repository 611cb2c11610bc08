import { type AdvertisementBooking, advertisementDayFen, type Answer, type Contract } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { moveBooking } from '../../support/moveBooking.ts';
import { samplePicture } from '../../support/samplePicture.ts';
import { formOf } from '../../support/sheets.ts';
import { webUrl } from './addresses.ts';
import { businessesOf } from './businesses.ts';
import { callApi } from './callApi.ts';
import { callerOf, PASSWORD } from './checkout.ts';
import type { Account } from './registerByApi.ts';
import type { StaffCall } from './staffMember.ts';
import { withServices } from './withServices.ts';

type Booking = AdvertisementBooking;
type Place = Booking['place'];

export interface Slot {
  readonly place: Place;
  readonly word?: string;
}

export interface Days {
  readonly from: string;
  readonly to: string;
}

export const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

export const daysOf = ({ from, to }: Days): string[] => {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, at) => dayAfter(from, at));
};

export const amountOf = ({ place }: Slot, days: Days): number =>
  daysOf(days).reduce((sum, day) => sum + advertisementDayFen(place, day), 0);

async function calendarOf(account: Account, slot: Slot): Promise<Answer<Contract['advertisementCalendar']>> {
  const query = new URLSearchParams({ ...slot }).toString();
  const { data } = await callApi('GET', `/advertisement/calendar?${query}`, callerOf(account));
  return data as Answer<Contract['advertisementCalendar']>;
}

/** The last day that is open to bookings. */
export const lastDayOf = async (account: Account, slot: Slot): Promise<string> =>
  (await calendarOf(account, slot)).lastDay;

/** So many days in a row that nobody has. */
export async function findFreeDays(account: Account, slot: Slot, count: number): Promise<Days> {
  const { earliestDay, lastDay, taken } = await calendarOf(account, slot);
  for (let from = earliestDay; from <= lastDay; from = dayAfter(from, 1)) {
    const days = { from, to: dayAfter(from, count - 1) };
    if (days.to <= lastDay && !daysOf(days).some((day) => taken.includes(day))) return days;
  }
  throw new Error(`${JSON.stringify(slot)} has no ${count} free days`);
}

/** Books by the API what another test presses. */
export async function bookByApi(account: Account, slot: Slot, days: Days, title: string): Promise<Booking> {
  const [business] = await businessesOf(account);
  const { browserId, token } = callerOf(account);
  const upload = await fetch(`${webUrl}/api/file/upload`, {
    method: 'POST',
    headers: { token, 'User-Type': 'User', anonymous: browserId },
    body: formOf(await samplePicture(1200, 600), 'ad.png'),
  });
  const { data: file } = (await upload.json()) as { data: { id: string } };
  const { flag, msg, data } = await callApi('POST', '/advertisement/booking', callerOf(account), {
    businessId: business?.id,
    place: slot.place,
    category: null,
    word: slot.word ?? null,
    fromDay: days.from,
    toDay: days.to,
    title,
    pictureFileId: file.id,
    landing: '/active',
    amountFen: amountOf(slot, days),
    declares: true,
    password: PASSWORD,
  });
  if (!flag) throw new Error(`/advertisement/booking: ${msg}`);
  return data as Booking;
}

export async function bookingsOf(account: Account): Promise<Booking[]> {
  const { data } = await callApi('GET', '/advertisement/booking', callerOf(account));
  return (data as Answer<Contract['advertisementMine']>).items;
}

export async function decideOn(
  staff: StaffCall,
  { id, version }: Booking,
  verdict: 'approve' | 'refuse',
  reason?: string,
): Promise<void> {
  await staff(`/staff/advertisement/booking/${id}/${verdict}`, { version, ...(reason !== undefined && { reason }) });
}

/** The first day of an approved booking is today: it is moved, since the shop's clock is everyone's. What the demo shows there gives way. */
export async function letDaysCome({ id, place, days }: Booking): Promise<void> {
  const today = businessDay(new Date());
  const last = dayAfter(today, days.length - 1);
  await withServices(async ({ db }) => {
    await db.transact((tx) =>
      sql`update advertisement_bookings set place = 'search', target = id::text
        where place = ${place} and id <> ${id} and state in ('waiting', 'approved', 'ended')
          and daterange(from_day, to_day, '[]') && daterange(${today}::date, ${last}::date, '[]')`.execute(tx),
    );
    await moveBooking(db, { id, fromDay: today });
  });
}
