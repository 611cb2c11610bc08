import type { LivePage } from '@jiwu/contract';
import { loadProductOffer } from '../flows/catalogue/queries/loadProductOffer.ts';
import { groupLive } from '../flows/groupPurchase/queries/groupLive.ts';
import { loadUnitLive } from '../flows/openBox/queries/loadUnitLive.ts';
import { dealLive } from '../flows/woot/queries/dealLive.ts';
import { dealsLive } from '../flows/woot/queries/dealsLive.ts';
import { UNIT } from '../modules/channels/openBox/index.ts';
import { DEAL } from '../modules/channels/woot/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { liveChannels } from '../platform/live/liveChannels.ts';
import type { PublicChannel } from '../platform/live/fanOut/PublicChannel.ts';

/** What everyone may follow live: one entry for each of the contract's `livePages`, whose shape its data has. */
export const publicChannels: Readonly<Record<LivePage, PublicChannel>> = {
  product: {
    channel: liveChannels.product,
    async load(db, id) {
      const data = await loadProductOffer(db, id);
      return data && { data, isLast: false };
    },
  },
  group: {
    channel: liveChannels.group,
    async load(db, id) {
      const found = await orNull(groupLive(db, { id, now: systemClock() }));
      if (!found) return null;
      const { now: _now, ...data } = found;
      return { data, isLast: data.state !== 'open' };
    },
  },
  deal: {
    channel: (id) => liveChannels.claimed({ kind: DEAL, id }),
    async load(db, id) {
      const data = await orNull(dealLive(db, id));
      return data && { data, isLast: false };
    },
  },
  unit: {
    channel: (id) => liveChannels.claimed({ kind: UNIT, id }),
    async load(db, id) {
      const data = await orNull(loadUnitLive(db, { id, now: systemClock() }));
      return data && { data, isLast: false };
    },
  },
  deals: {
    channel: () => liveChannels.claimedOfKind(DEAL),
    async load(db, id) {
      const data = await orNull(dealsLive(db, id));
      return data && { data, isLast: false };
    },
  },
};

/** Null for a thing that is not there. */
async function orNull<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof ShopError && error.errorCode === 'NOT_FOUND') return null;
    throw error;
  }
}
