import type { advertisementEndpoints } from '@jiwu/contract';
import { bookAdvertisement } from '../flows/advertisement/bookAdvertisement.ts';
import { cancelAdvertisement } from '../flows/advertisement/cancelAdvertisement.ts';
import { checkLanding } from '../flows/advertisement/queries/checkLanding.ts';
import { describeBooking } from '../flows/advertisement/queries/describeBookings.ts';
import { exportMyBookings } from '../flows/advertisement/queries/exportMyBookings.ts';
import { loadAdvertisementPage } from '../flows/advertisement/queries/loadAdvertisementPage.ts';
import { loadCalendar } from '../flows/advertisement/queries/loadCalendar.ts';
import { loadShown } from '../flows/advertisement/queries/loadShown.ts';
import { pageMyBookings } from '../flows/advertisement/queries/pageMyBookings.ts';
import { getApprovedBusiness } from '../flows/businesses/queries/getApprovedBusiness.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { countBeacon, getBooking, slotOf } from '../modules/content/advertisement/index.ts';
import { findOwnUpload } from '../modules/content/files/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import { payWithPassword } from './payWithPassword.ts';

export const advertisementHandlers = {
  advertisementPage: ({ services }) => loadAdvertisementPage(services.db.read, services.clock()),

  advertisementCalendar: ({ services }, { query }) => loadCalendar(services.db.read, slotOf(query), services.clock()),

  async advertisementShown({ services }, { query }) {
    const [item = null] = await loadShown(services.db.read, { slot: slotOf(query), now: services.clock() });
    return { item };
  },

  async advertisementBeacon(context, { body }) {
    const { redis, placements, clock } = context.services;
    const browserId = context.browserId();
    const shown = new Set(await placements.among([...body.seen, ...body.clicked]));
    const only = (ids: readonly string[]) => ids.filter((id) => shown.has(id));
    const beacon = { seen: only(body.seen), clicked: only(body.clicked), browserId, now: clock() };
    // While Redis is away nothing is counted, and no page is kept waiting for that.
    await countBeacon(redis, beacon).catch(() => {});
    return {};
  },

  async advertisementLanding(context, { query }) {
    const own = { userId: context.user().userId, path: query.path };
    const { path, kind, product } = await checkLanding(context.services.db.read, own);
    return { path, kind, product };
  },

  async advertisementBook(context, { body }) {
    const { db, clock, payables } = context.services;
    const { userId } = context.user();
    const { password, declares: _, category, word, place, ...wish } = body;
    return await payWithPassword(context, {
      password,
      async assertOwn() {
        await getApprovedBusiness(db.read, { userId, businessId: wish.businessId });
        const file = await findOwnUpload(db.read, { fileId: wish.pictureFileId, ownerId: userId, now: clock() });
        if (!file) throw new ShopError('NOT_FOUND');
      },
      async pay() {
        const slot = slotOf({ place, category, word });
        return await context.write(async (tx) => {
          const now = clock();
          const booking = await bookAdvertisement(tx, { ...wish, userId, slot, now }, payables.advertisement);
          return await describeBooking(tx, booking, now);
        });
      },
    });
  },

  async advertisementMine(context, { query }) {
    const { db, clock } = context.services;
    return await pageMyBookings(db.read, { userId: context.user().userId, cursor: query.cursor, now: clock() });
  },

  async advertisementExport(context): Promise<FileAnswer> {
    const { db, clock } = context.services;
    const csv = await exportMyBookings(db.read, { userId: context.user().userId, now: clock() });
    return {
      send: (reply) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', 'attachment; filename="jiwu-advertisement.csv"')
          .send(csv),
    };
  },

  async advertisementGet(context, { params }) {
    const { db, clock } = context.services;
    const booking = await getBooking(db.read, { userId: context.user().userId, id: params.id });
    return await describeBooking(db.read, booking, clock());
  },

  async advertisementCancel(context, { params }) {
    const own = { userId: context.user().userId, id: params.id };
    return await context.write(async (tx) => {
      const now = context.services.clock();
      return await describeBooking(tx, await cancelAdvertisement(tx, { ...own, now }), now);
    });
  },
} satisfies HandlersOf<typeof advertisementEndpoints, ShopServices>;
