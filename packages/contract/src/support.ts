import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { count } from './productCard.ts';
import { rules } from './rules.ts';
import { attachment, attachmentKey, beforeNo, message, messageNo, messages, messageText } from './supportParts.ts';

const { support } = rules;

const standing = {
  /** Null: this user has not written yet. */
  state: z.enum(support.states).nullable(),
  lastNo: count,
  /** Answers that the user has not seen. */
  unreadCount: count,
};

const hours = z.strictObject({
  isOpen: z.boolean(),
  /** When somebody is there next. */
  opensNext: instant,
});

export const supportEndpoints = {
  supportGet: endpoint({
    method: 'GET',
    path: '/support',
    summary: '我和客服的对话，最近的一页；可以往前翻',
    caller: 'user',
    query: z.strictObject({ before: beforeNo.optional() }),
    answer: z.strictObject({ ...standing, ...messages, hours, now: instant }),
  }),
  supportAttachment: endpoint({
    method: 'GET',
    path: '/support/attachment',
    summary: '要随消息发出的订单、售后或商品，先看一眼',
    caller: 'user',
    query: attachmentKey,
    owned: { id: 'order' },
    answer: attachment,
  }),
  supportSend: endpoint({
    method: 'POST',
    path: '/support/message',
    summary: '给客服发一条消息，可以附图片，和一笔订单、售后或一件商品',
    caller: 'user',
    body: z
      .strictObject({
        text: messageText.default(''),
        pictures: z.array(id).max(support.maxPictures).default([]),
        attached: attachmentKey.nullable().default(null),
      })
      .refine(({ text, pictures }) => text !== '' || pictures.length > 0, { path: ['text'], error: 'says nothing' })
      .refine(({ pictures }) => new Set(pictures).size === pictures.length, {
        path: ['pictures'],
        error: 'each picture once',
      }),
    answer: z.strictObject({ message, hours }),
    perMinute: 60,
  }),
  supportRead: endpoint({
    method: 'POST',
    path: '/support/read',
    summary: '看到了这一条为止的回复',
    caller: 'user',
    body: z.strictObject({ upTo: messageNo }),
    answer: z.strictObject({ unreadCount: count }),
    perMinute: 120,
  }),
  /** Server-sent events, each a whole `SupportNews`; ends after some minutes, to be asked for anew. */
  supportEvents: endpoint({
    method: 'GET',
    path: '/support/events',
    summary: '对话的实时推送（SSE）',
    caller: 'user',
    answer: z.unknown(),
    binary: true,
    perMinute: 60,
  }),
};

export type SupportMessage = z.output<typeof message>;
export type SupportAttachment = z.output<typeof attachment>;

/** One message of the stream of a thread: what is new is then read. */
export interface SupportNews {
  readonly state: (typeof support.states)[number] | null;
  readonly lastNo: number;
  readonly unreadCount: number;
}
