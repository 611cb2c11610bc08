import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count, picture } from './productCard.ts';
import { rules } from './rules.ts';

const staff = { caller: 'staff', roles: ['goods', 'orders', 'content'] } as const;
const reason = text(rules.review.hiddenReasonMax);

const product = z.strictObject({ id, no: z.number().int(), title: z.string(), picture: picture.nullable() });

/** What buyers wrote, as it waits for the shop. */
export const staffReviewEndpoints = {
  staffReviewList: endpoint({
    method: 'GET',
    path: '/staff/review',
    summary: '评价：等回复的（等得久的在前）、其中一两星的、隐藏的；写的人只露一个字',
    ...staff,
    query: z.strictObject({
      view: z.enum(rules.review.staffViews).optional(),
      productId: id.optional(),
      cursor: opaqueKey(200).optional(),
    }),
    publicIds: ['productId'],
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          product,
          skuLabel: z.string(),
          userName: z.string(),
          stars: count,
          content: z.string(),
          pictures: z.array(picture),
          followUp: z.strictObject({ content: z.string(), at: instant }).nullable(),
          reply: z.string().nullable(),
          hidden: z.strictObject({ reason: z.string(), at: instant }).nullable(),
          createdAt: instant,
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffReviewHide: endpoint({
    method: 'POST',
    path: '/staff/review/hide',
    summary: '隐藏一条评价，写明原因：顾客看不到，也不计入评分；写的人自己还看得到',
    ...staff,
    body: z.strictObject({ productId: id, reviewId: id, reason }),
    publicIds: ['productId', 'reviewId'],
    answer: nothing,
  }),
  staffReviewShow: endpoint({
    method: 'POST',
    path: '/staff/review/show',
    summary: '恢复一条隐藏的评价',
    ...staff,
    body: z.strictObject({ productId: id, reviewId: id }),
    publicIds: ['productId', 'reviewId'],
    answer: nothing,
  }),
};
