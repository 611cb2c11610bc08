import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { rules } from './rules.ts';

/** Random, made by the browser and kept by it: with the browser id it says whose clicks these are. */
const key = z.string().regex(rules.cart.keyPattern);

export const clickEndpoints = {
  clickRecord: endpoint({
    method: 'POST',
    path: '/click',
    summary: '通过推广链接打开了页面（?i=&ch=）：记在这个浏览器上，登录后归到账号；不认识的码不算错',
    caller: 'anyone',
    body: z.strictObject({
      code: z.string().trim().toUpperCase().regex(rules.invitationCodePattern),
      key,
      /** `ch` of the link. */
      place: z.string().regex(rules.effectOrder.placePattern).nullable().default(null),
    }),
    answer: nothing,
    perMinute: 60,
  }),
  clickJoin: endpoint({
    method: 'POST',
    path: '/click/join',
    summary: '登录后把这个浏览器的点击归到账号',
    caller: 'user',
    body: z.strictObject({ key }),
    answer: nothing,
    perMinute: 30,
  }),
};
