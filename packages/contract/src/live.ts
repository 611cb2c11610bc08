import { z } from 'zod';
import { id } from './fields.ts';
import { groupLive } from './groupPurchase.ts';
import { unitLive } from './openBox.ts';
import { count, fen } from './productCard.ts';
import { dealLive, dealsLive } from './woot.ts';

/**
 * What everyone may follow live, guests too, by the name that stands in its address: `GET /live/<name>/<id>`, server-sent events,
 * each of them the whole state. The process `live` serves these, apart from the endpoints of the api.
 */
export const livePages = {
  /** What may change on a product's page while someone reads it. */
  product: z.strictObject({
    isOnSale: z.boolean(),
    skus: z.array(
      z.strictObject({
        id,
        priceFen: fen,
        marketPriceFen: fen.nullable(),
        vipPriceFen: fen.nullable(),
        /** Pieces that can be ordered now; above 200 it says 200. */
        available: count,
      }),
    ),
  }),
  /** Without the server's time, which would make every state another one. */
  group: groupLive.omit({ now: true }),
  deal: dealLive,
  unit: unitLive,
  /** By the id of any of them. */
  deals: dealsLive,
} as const satisfies Record<string, z.ZodObject>;

/** Input of the address: an id as the shop writes them, and the last event that a reader knows who connects anew by hand. */
export const liveInput = z.strictObject({ id, lastEventId: z.string().max(64).optional() });

export type LivePage = keyof typeof livePages;
export type LiveData<P extends LivePage> = z.output<(typeof livePages)[P]>;
