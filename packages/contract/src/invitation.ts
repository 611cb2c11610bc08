import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { instant, opaqueKey } from './fields.ts';
import { count } from './productCard.ts';
import { rules } from './rules.ts';

const code = z.string().trim().toUpperCase().regex(rules.invitationCodePattern);

export const invitationEndpoints = {
  invitationGet: endpoint({
    method: 'GET',
    path: '/invitation',
    summary: '我的邀请：码、链接和人数',
    caller: 'user',
    answer: z.strictObject({
      code,
      /** Whole, for copying and for the poster's QR code. */
      link: z.url(),
      registered: count,
      completed: count,
      rewarded: count,
    }),
  }),
  invitationList: endpoint({
    method: 'GET',
    path: '/invitation/mine',
    summary: '我邀请的人，名字打码，新的在前',
    caller: 'user',
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          /** 周** */
          name: z.string(),
          registeredAt: instant,
          state: z.enum(['registered', 'rewarded', 'refused', 'revoked']),
          /** Why nothing was given, or was taken back, in words. */
          reason: z.string().nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  invitationVisit: endpoint({
    method: 'POST',
    path: '/invitation/visit',
    summary: '打开邀请链接：记在这个浏览器上，注册时用；说明是谁邀请的，名字打码',
    caller: 'guest',
    body: z.strictObject({ code }),
    answer: z.strictObject({ inviter: z.string() }),
    perMinute: 30,
  }),
  invitationVisited: endpoint({
    method: 'GET',
    path: '/invitation/visit',
    summary: '这个浏览器记着的邀请',
    caller: 'guest',
    answer: z.strictObject({ code: code.nullable(), inviter: z.string().nullable() }),
  }),
  invitationForget: endpoint({
    method: 'DELETE',
    path: '/invitation/visit',
    summary: '不用记着的邀请',
    caller: 'guest',
    answer: nothing,
  }),
};
