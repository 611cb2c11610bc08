import { type AdvertisementBooking, advertisementDayFen } from '@jiwu/contract';
import { businessDay, DAY_MS, newId } from '@jiwu/kernel';
import { bookAdvertisement } from '../../apps/server/src/flows/advertisement/bookAdvertisement.ts';
import { approveAdvertisement } from '../../apps/server/src/flows/advertisement/decideOnAdvertisement.ts';
import { loadBookableDays } from '../../apps/server/src/flows/advertisement/queries/loadBookableDays.ts';
import type { Reply, ShopClient } from './createShopClient.ts';
import { must, PAYMENT_PASSWORD } from './makeBuyer.ts';
import { makeReseller } from './makeReseller.ts';
import { samplePicture } from './samplePicture.ts';
import { makeStaff } from './staff.ts';
import type { TestShop } from './startTestShop.ts';

type Place = AdvertisementBooking['place'];

export interface AdvertisementWish {
  readonly place?: Place;
  readonly category?: string | null;
  readonly word?: string | null;
  readonly fromDay?: string;
  readonly days?: number;
  readonly [field: string]: unknown;
}

/** A person with an approved business and money who books placements. */
export interface Advertiser {
  readonly client: ShopClient;
  readonly userId: string;
  readonly businessId: string;
  readonly pictureFileId: string;
  /** All that the form sends, for the first days that can be booked. */
  readonly form: (wish?: AdvertisementWish) => Promise<Record<string, unknown>>;
  readonly book: (wish?: AdvertisementWish, key?: string) => Promise<Reply>;
  readonly booked: (wish?: AdvertisementWish) => Promise<AdvertisementBooking>;
  readonly get: (id: string) => Promise<AdvertisementBooking>;
  readonly cancel: (id: string, key?: string) => Promise<Reply>;
  readonly balanceFen: () => Promise<number>;
}

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const todayOf = (shop: Pick<TestShop, 'services'>) => businessDay(shop.services.clock());

/** Lets the shop's clock pass a midnight: to `hours` past it on the day. */
export function goTo(shop: TestShop, day: string, hours = 1): void {
  shop.advance(Date.parse(`${day}T00:00:00+08:00`) + hours * 3_600_000 - shop.services.clock().getTime());
}

/** A picture of one's own of this size. */
export async function uploadPicture(client: ShopClient, width = 1200, height = 600): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([await samplePicture(width, height)], { type: 'image/png' }), 'picture.png');
  return must<{ id: string }>(await client.call('fileUpload', { form })).id;
}

/** The days that can be booked now, by the shop's clock: the answer of the calendar may be some seconds old. */
export async function bookable({ services: { db, clock } }: Pick<TestShop, 'services'>) {
  return await loadBookableDays(db.read, clock());
}

/** What a place costs from a day on. */
export function priceOf(place: Place, fromDay: string, days: number): number {
  return Array.from({ length: days }, (_, nth) => advertisementDayFen(place, dayAfter(fromDay, nth))).reduce(
    (sum, fen) => sum + fen,
    0,
  );
}

export async function makeAdvertiser(
  shop: TestShop,
  { balanceFen = 2_000_000 }: { balanceFen?: number } = {},
): Promise<Advertiser> {
  const { client, userId, businessId } = await makeReseller(shop, { balanceFen });
  const pictureFileId = await uploadPicture(client);
  const keyed = (key = newId()) => ({ 'Idempotency-Key': key });
  const form: Advertiser['form'] = async ({ place = 'homeHero', days = 1, fromDay, ...more } = {}) => {
    const from = fromDay ?? (await bookable(shop)).earliestDay;
    return {
      businessId,
      place,
      category: null,
      word: null,
      fromDay: from,
      toDay: dayAfter(from, days - 1),
      title: '一把顺手的壶',
      pictureFileId,
      landing: '/active',
      amountFen: priceOf(place, from, days),
      declares: true,
      password: PAYMENT_PASSWORD,
      ...more,
    };
  };
  const book: Advertiser['book'] = async (wish, key) =>
    await client.call('advertisementBook', { body: await form(wish), headers: keyed(key) });
  return {
    client,
    userId,
    businessId,
    pictureFileId,
    form,
    book,
    booked: async (wish) => must<AdvertisementBooking>(await book(wish)),
    get: async (id) => must(await client.call('advertisementGet', { params: { id } })),
    cancel: (id, key) => client.call('advertisementCancel', { params: { id }, body: {}, headers: keyed(key) }),
    balanceFen: async () => must<{ availableFen: number }>(await client.call('walletGet')).availableFen,
  };
}

/** Staff have approved it. */
export async function approve(shop: Pick<TestShop, 'services'>, { id, version }: AdvertisementBooking): Promise<void> {
  const { db, clock } = shop.services;
  const { staffId } = await makeStaff(shop, ['content']);
  await db.transact((tx) => approveAdvertisement(tx, { id, version, staffId, placeholder: '', now: clock() }));
}

/** A booking of a given user, of a word that nobody else has, without their payment password. */
export async function makeBooking(shop: TestShop, client: ShopClient): Promise<string> {
  const { userId, businessId } = await makeReseller(shop, { client, balanceFen: 10_000 });
  const { db, clock, payables } = shop.services;
  const { earliestDay: day } = await bookable(shop);
  const fileId = await uploadPicture(client);
  const booking = await db.transact((tx) =>
    bookAdvertisement(
      tx,
      {
        userId,
        businessId,
        slot: { place: 'search', target: newId() },
        fromDay: day,
        toDay: day,
        title: '秋茶上新',
        landing: '/active',
        pictureFileId: fileId,
        amountFen: priceOf('search', day, 1),
        now: clock(),
      },
      payables.advertisement,
    ),
  );
  return booking.id;
}
