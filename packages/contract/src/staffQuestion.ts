import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { picture } from './productCard.ts';
import { rules } from './rules.ts';

const staff = { caller: 'staff', roles: ['goods', 'orders', 'content'] } as const;
const reason = text(rules.review.hiddenReasonMax);
const answerKey = { productId: id, questionId: id, answerId: id };

/** What users ask about products, and what buyers answer. */
export const staffQuestionEndpoints = {
  staffQuestionList: endpoint({
    method: 'GET',
    path: '/staff/question',
    summary: '提问：没回答的（等得久的在前）、有回答的、不回答的；写的人只露一个字',
    ...staff,
    query: z.strictObject({ view: z.enum(rules.question.staffViews).optional(), cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          product: z.strictObject({ id, no: z.number().int(), title: z.string(), picture: picture.nullable() }),
          userName: z.string(),
          question: z.string(),
          /** The shop's own. */
          answer: z.string().nullable(),
          answers: z.array(
            z.strictObject({
              id,
              userName: z.string(),
              content: z.string(),
              hiddenReason: z.string().nullable(),
              createdAt: instant,
            }),
          ),
          hiddenReason: z.string().nullable(),
          createdAt: instant,
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffQuestionAnswer: endpoint({
    method: 'POST',
    path: '/staff/question/answer',
    summary: '回答一个提问，从此商品页上看得到；再答一次就改掉上一次',
    ...staff,
    body: z.strictObject({ productId: id, questionId: id, answer: text(rules.question.answerMax) }),
    publicIds: ['productId', 'questionId'],
    answer: nothing,
  }),
  staffQuestionHide: endpoint({
    method: 'POST',
    path: '/staff/question/hide',
    summary: '不回答一个提问，写明原因',
    ...staff,
    body: z.strictObject({ productId: id, questionId: id, reason }),
    publicIds: ['productId', 'questionId'],
    answer: nothing,
  }),
  staffAnswerHide: endpoint({
    method: 'POST',
    path: '/staff/question/answer/hide',
    summary: '隐藏买家的一个回答，写明原因',
    ...staff,
    body: z.strictObject({ ...answerKey, reason }),
    publicIds: ['productId', 'questionId', 'answerId'],
    answer: nothing,
  }),
  staffAnswerShow: endpoint({
    method: 'POST',
    path: '/staff/question/answer/show',
    summary: '恢复买家的一个隐藏的回答',
    ...staff,
    body: z.strictObject(answerKey),
    publicIds: ['productId', 'questionId', 'answerId'],
    answer: nothing,
  }),
};
