import type { visitEndpoints } from '@jiwu/contract';
import { countVisitor } from '../modules/people/visitors/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const visitHandlers: HandlersOf<typeof visitEndpoints> = {
  async visitTell(context, { body }) {
    const { cacheRedis, clock } = context.services;
    const visitor = { step: body.step, browserId: context.browserId(), userAgent: context.userAgent, now: clock() };
    const isCounted = await countVisitor(cacheRedis, visitor).then(
      () => true,
      () => false,
    );
    return { isCounted };
  },
};
