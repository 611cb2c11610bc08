import type { LivePage } from '@jiwu/contract';
import { loadProductOffer } from '../flows/catalogue/queries/loadProductOffer.ts';
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
};
