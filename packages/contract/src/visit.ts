import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rules } from './rules.ts';

/** What browsers tell of themselves, once a day, step and tab: kept as counts. */
export const visitEndpoints = {
  visitTell: endpoint({
    method: 'POST',
    path: '/visit',
    summary: '这个浏览器今天来过、看过商品：只留人数，不留是谁',
    caller: 'guest',
    body: z.strictObject({ step: z.enum(rules.visit.told) }),
    /** False: the shop cannot count at the moment; the browser says it again later. */
    answer: z.strictObject({ isCounted: z.boolean() }),
    /** A set in Redis keeps two of the same apart: no key is looked up in PostgreSQL. */
    claimsLast: true,
    perMinute: 60,
  }),
};
