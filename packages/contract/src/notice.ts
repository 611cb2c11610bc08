import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { count, picture } from './productCard.ts';
import { rules } from './rules.ts';

const notice = z.strictObject({
  id,
  group: z.enum(rules.notice.groups),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** The order, product, coupon … that the notice is about, for a link. */
  link: z.strictObject({ kind: z.enum(rules.notice.links), id: z.string() }).nullable(),
  /** Of the goods that it speaks of, where it does. */
  picture: picture.nullable(),
  createdAt: instant,
  isRead: z.boolean(),
});

const tabNames = Object.keys(rules.notice.tabs) as [keyof typeof rules.notice.tabs];

/** Counted up to `rules.notice.countedUnread`; beyond that, only that there are more. */
const unread = z.strictObject({ unreadCount: count });

const switches = z.strictObject({
  items: z.array(
    z.strictObject({
      group: z.enum(rules.notice.groups),
      label: z.string(),
      /** One sentence that lists the notices of this group. */
      about: z.string(),
      inApp: z.boolean(),
      /** Null where nothing is ever sent by SMS. */
      sms: z.boolean().nullable(),
    }),
  ),
});

export const noticeEndpoints = {
  noticeList: endpoint({
    method: 'GET',
    path: '/notice',
    summary: '我的消息，新的在前；可只看未读或一类',
    caller: 'user',
    query: z.strictObject({
      unread: z.enum(['true']).optional(),
      tab: z.enum(tabNames).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({
      items: z.array(notice),
      nextCursor: z.string().nullable(),
      unreadCount: count,
      /** Of all notices, whatever is asked for. */
      counts: z.strictObject({
        all: count,
        unread: count,
        order: count,
        groupPurchase: count,
        collection: count,
        membership: count,
        business: count,
        support: count,
      }),
    }),
  }),
  noticeUnread: endpoint({
    method: 'GET',
    path: '/notice/unread',
    summary: '未读消息的数量',
    caller: 'user',
    answer: unread,
  }),
  noticeReadAll: endpoint({
    method: 'POST',
    path: '/notice/read',
    summary: '全部标为已读',
    caller: 'user',
    body: z.strictObject({}),
    answer: unread,
    perMinute: 60,
  }),
  noticeRead: endpoint({
    method: 'POST',
    path: '/notice/:id/read',
    summary: '把一条消息标为已读',
    caller: 'user',
    params: z.strictObject({ id }),
    body: z.strictObject({}),
    answer: unread,
    owned: { id: 'notice' },
  }),
  /** Server-sent events, each a whole `NoticeNews`; ends after some minutes, to be asked for anew. */
  noticeEvents: endpoint({
    method: 'GET',
    path: '/notice/events',
    summary: '未读数与最新一条消息的实时推送（SSE）',
    caller: 'user',
    answer: z.unknown(),
    binary: true,
    perMinute: 60,
  }),
  noticeSwitches: endpoint({
    method: 'GET',
    path: '/notice/switches',
    summary: '各类消息的开关',
    caller: 'user',
    answer: switches,
  }),
  noticeSwitch: endpoint({
    method: 'PUT',
    path: '/notice/switches',
    summary: '打开或关闭一类消息；不发短信的一类，sms 填 null',
    caller: 'user',
    body: z.strictObject({
      group: z.enum(rules.notice.groups),
      inApp: z.boolean(),
      sms: z.boolean().nullable(),
    }),
    answer: switches,
  }),
};

export type Notice = z.output<typeof notice>;

/** One message of the stream of notices. */
export interface NoticeNews {
  readonly unreadCount: number;
  readonly newest: Notice | null;
}
