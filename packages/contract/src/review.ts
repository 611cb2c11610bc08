import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, text } from './fields.ts';
import { picture } from './productCard.ts';
import { rules } from './rules.ts';

const ownReview = z.strictObject({
  id,
  productId: id,
  lineId: id,
  stars: z.number().int(),
  content: z.string(),
  pictures: z.array(picture),
  createdAt: instant,
  followUp: z.strictObject({ content: z.string(), at: instant }).nullable(),
  reply: z.string().nullable(),
});

export const reviewEndpoints = {
  reviewsOfOrder: endpoint({
    method: 'GET',
    path: '/review',
    summary: '我对一笔订单写过的评价',
    caller: 'user',
    query: z.strictObject({ orderId: id }),
    owned: { orderId: 'order' },
    answer: z.strictObject({ items: z.array(ownReview) }),
  }),
  reviewAdd: endpoint({
    method: 'POST',
    path: '/review',
    summary: '评价已完成订单里的一件商品，一次',
    caller: 'user',
    body: z.strictObject({
      orderId: id,
      lineId: id,
      stars: z.number().int().min(1).max(5),
      content: text(1000),
      pictures: z.array(id).max(rules.review.maxPictures).default([]),
    }),
    owned: { orderId: 'order' },
    publicIds: ['lineId'],
    answer: ownReview,
    perMinute: 30,
  }),
  reviewFollowUp: endpoint({
    method: 'POST',
    path: '/review/followUp',
    summary: '追评，一次',
    caller: 'user',
    body: z.strictObject({ orderId: id, lineId: id, content: text(1000) }),
    owned: { orderId: 'order' },
    publicIds: ['lineId'],
    answer: ownReview,
    perMinute: 30,
  }),
  staffReviewReply: endpoint({
    method: 'POST',
    path: '/staff/review/reply',
    summary: '商家回复一条评价',
    caller: 'staff',
    roles: ['orders', 'goods', 'content'],
    body: z.strictObject({ productId: id, reviewId: id, reply: text(1000) }),
    publicIds: ['productId', 'reviewId'],
    answer: nothing,
  }),
};
