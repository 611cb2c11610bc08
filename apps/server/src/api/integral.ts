import type { integralEndpoints } from '@jiwu/contract';
import * as integral from '../modules/people/integral/index.ts';
import { loadLevel } from '../modules/people/levels/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const integralHandlers = {
  async integralGet(context) {
    const { clock, db } = context.services;
    return await integral.loadIntegral(db.read, { userId: context.user().userId, now: clock() });
  },

  async integralStatement(context, { query }) {
    const { userId } = context.user();
    return await integral.loadIntegralStatement(context.services.db.read, { userId, cursor: query.cursor });
  },

  async checkInGet(context, { query }) {
    const { clock, db } = context.services;
    return await integral.loadCheckIns(db.read, { userId: context.user().userId, month: query.month, now: clock() });
  },

  async checkIn(context) {
    const { userId } = context.user();
    return await context.write((tx) => integral.checkIn(tx, { userId, now: context.services.clock() }));
  },

  async levelGet(context) {
    return await loadLevel(context.services.db.read, context.user().userId);
  },
} satisfies HandlersOf<typeof integralEndpoints>;
