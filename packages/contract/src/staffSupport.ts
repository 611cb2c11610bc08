import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { rules } from './rules.ts';
import { beforeNo, messageNo, messages, messageText } from './supportParts.ts';

const { support } = rules;
const staff = { caller: 'staff', roles: ['orders'] } as const;
const params = z.strictObject({ id });
const owned = { id: 'supportThread' } as const;

const thread = z.strictObject({
  id,
  userId: id,
  /** Masked, as everywhere in lists. */
  userName: z.string(),
  level: z.string(),
  state: z.enum(support.states),
  /** Since when the user waits for an answer; null: does not. */
  waitingSince: instant.nullable(),
  lastNo: messageNo,
  lastAt: instant,
  /** Who of staff sees to it; it ends by itself after a while. */
  claim: z.strictObject({ staffId: id, staffName: z.string(), at: instant }).nullable(),
});

const threadPage = thread.extend(messages);
const ofThread = { ...staff, params, owned, answer: threadPage } as const;
/** The last message that the member of staff saw: whoever wrote or closed in between is seen first. */
const seenNo = messageNo;

/** An event of `staffSupportEvents`: how many wait, and since when. */
export interface StaffSupportNews {
  readonly waiting: number;
  readonly longestSince: string | null;
  readonly lastAt: string | null;
}

export const staffSupportEndpoints = {
  staffSupportList: endpoint({
    method: 'GET',
    path: '/staff/support',
    summary: '客服对话：等得最久的在前；也可以看回复过的和结束的，最近的在前',
    ...staff,
    query: z.strictObject({ state: z.enum(support.states).optional(), cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(
        thread.extend({
          /** The beginning of the last message. */
          lastWords: z.string(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffSupportGet: endpoint({
    method: 'GET',
    path: '/staff/support/:id',
    summary: '一个对话，最近的一页；可以往前翻',
    ...ofThread,
    query: z.strictObject({ before: beforeNo.optional() }),
  }),
  staffSupportPicture: endpoint({
    method: 'GET',
    path: '/staff/support/:id/picture',
    summary: '用户发的一张图片；可以带宽度',
    ...staff,
    params,
    // Not every thread has such a picture: the suite cannot tell which.
    publicIds: ['id'],
    query: z.strictObject({
      no: beforeNo,
      position: z.enum(['0', '1', '2', '3']),
      w: z.enum(rules.pictureWidths).optional(),
    }),
    answer: z.unknown(),
    binary: true,
  }),
  staffSupportAnswer: endpoint({
    method: 'POST',
    path: '/staff/support/:id/answer',
    summary: '回复，用户马上看到；有人在这之间写过，就先看',
    ...ofThread,
    body: z.strictObject({
      text: messageText.refine((value) => value !== '', { error: 'says nothing' }),
      seenNo,
    }),
  }),
  staffSupportClaim: endpoint({
    method: 'POST',
    path: '/staff/support/:id/claim',
    summary: '我来处理：别人看得到，半小时后自动放开',
    ...ofThread,
    body: z.strictObject({}),
  }),
  staffSupportUnclaim: endpoint({
    method: 'POST',
    path: '/staff/support/:id/unclaim',
    summary: '不再处理，让给别人',
    ...ofThread,
    body: z.strictObject({}),
  }),
  staffSupportEvents: endpoint({
    method: 'GET',
    path: '/staff/support/events',
    summary: '客服对话有没有变化：有人在等、有新消息就推送',
    ...staff,
    answer: z.unknown(),
    binary: true,
  }),
  staffSupportClose: endpoint({
    method: 'POST',
    path: '/staff/support/:id/close',
    summary: '结束对话；用户再发消息就重新开始',
    ...ofThread,
    body: z.strictObject({ seenNo }),
  }),
};

export type StaffSupportThread = z.output<typeof threadPage>;
