import type { clickEndpoints } from '@jiwu/contract';
import { recordClick } from '../flows/effectOrders/outside/recordClick.ts';
import { joinClick } from '../modules/channels/effectOrders/index.ts';
import { idOfBrowser } from '../platform/crypto/idOfBrowser.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const clickHandlers = {
  async clickRecord(context, { body }) {
    const { code, key, place } = body;
    const userId = context.caller?.userId ?? null;
    await recordClick(context.services, { code, key, place, browserId: context.browserId(), userId });
    return {};
  },

  async clickJoin(context, { body }) {
    const { userId } = context.user();
    const visitorId = idOfBrowser({ browserId: context.browserId(), key: body.key });
    const now = context.services.clock();
    return await context.write(async (tx) => {
      await joinClick(tx, { visitorId, userId, now });
      return {};
    });
  },
} satisfies HandlersOf<typeof clickEndpoints>;
