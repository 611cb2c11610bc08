import type { effectOrderEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { payOut } from '../flows/effectOrders/payOut.ts';
import { describeEffects } from '../flows/effectOrders/queries/describeEffects.ts';
import { describePayouts } from '../flows/effectOrders/queries/describePayouts.ts';
import { exportEffectOrders } from '../flows/effectOrders/queries/exportEffectOrders.ts';
import { listEffectOrders } from '../flows/effectOrders/queries/listEffectOrders.ts';
import { loadEffectRanking } from '../flows/effectOrders/queries/loadEffectRanking.ts';
import { loadEffectSums } from '../flows/effectOrders/queries/loadEffectSums.ts';
import { loadEffectTrend } from '../flows/effectOrders/queries/loadEffectTrend.ts';
import { previewPayout } from '../flows/effectOrders/queries/previewPayout.ts';
import {
  findOwnPayout,
  listEffectsOfPayout,
  listPayouts,
  type Payout,
  sumPaidOut,
} from '../modules/channels/effectOrders/index.ts';
import type { Reader } from '../platform/database/Reader.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';
import { liveChannels } from '../platform/live/liveChannels.ts';

/** A page that is still there asks again; a session that has ended meanwhile does not see more. */
const STREAM_MS = 10 * 60_000;

const askedBy = (context: RequestContext) => ({ userId: context.user().userId, now: context.services.clock() });

async function describeOne(db: Reader, payout: Payout) {
  const [described] = await describePayouts(db, { userId: payout.userId, payouts: [payout] });
  assert(described, 'one payout is one answer');
  return described;
}

export const effectOrderHandlers = {
  effectOrderSums: (context) => loadEffectSums(context.services.db.read, askedBy(context)),
  effectOrderTrend: (context) => loadEffectTrend(context.services.db.read, askedBy(context)),
  effectOrderRanking: (context) => loadEffectRanking(context.services.db.read, askedBy(context)),
  effectOrderList: (context, { query }) => listEffectOrders(context.services.db.read, { ...askedBy(context), query }),

  async effectOrderExport(context, { query }): Promise<FileAnswer> {
    const csv = await exportEffectOrders(context.services.db.read, { ...askedBy(context), query });
    return {
      send: (reply) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="jiwu-effectOrders-${query.period}.csv"`)
          .send(csv),
    };
  },

  async effectOrderEvents(context): Promise<FileAnswer> {
    const { services } = context;
    const { userId } = context.user();
    const endsAt = services.clock().getTime() + STREAM_MS;
    const load = async () => {
      const now = services.clock();
      return { data: await loadEffectSums(services.db.read, { userId, now }), isLast: now.getTime() >= endsAt };
    };
    const channel = liveChannels.effectOrders(userId);
    return await Promise.resolve(services.streams.follow({ owner: `effect orders of ${userId}`, channel, load }));
  },

  payoutPreview: (context) => previewPayout(context.services.db.read, askedBy(context)),

  async payoutCreate(context, { body }) {
    return await context.write(async (tx) => {
      const payout = await payOut(tx, { ...askedBy(context), amountFen: body.amountFen });
      return await describeOne(tx, payout);
    });
  },

  async payoutList(context, { query }) {
    const { read } = context.services.db;
    const { userId } = context.user();
    const [page, paidOut] = await Promise.all([
      listPayouts(read, { userId, cursor: query.cursor }),
      sumPaidOut(read, { userId }),
    ]);
    return {
      items: await describePayouts(read, { userId, payouts: page.items }),
      paidOut,
      nextCursor: page.nextCursor,
    };
  },

  async payoutGet(context, { params }) {
    const { read } = context.services.db;
    const { userId } = context.user();
    const payout = await findOwnPayout(read, { userId, id: params.id });
    if (!payout) throw new ShopError('NOT_FOUND');
    const effects = await listEffectsOfPayout(read, { userId, payoutId: payout.id });
    return { ...(await describeOne(read, payout)), items: await describeEffects(read, effects) };
  },
} satisfies HandlersOf<typeof effectOrderEndpoints>;
