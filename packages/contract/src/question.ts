import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, text } from './fields.ts';
import { rules } from './rules.ts';

/** Enough words to be answered. */
const question = text(rules.question.max).refine((value) => [...value].length >= rules.question.min, {
  error: `at least ${rules.question.min} characters`,
});
const asked = z.strictObject({ id, question: z.string(), createdAt: instant });

/** Questions about a product, asked by anyone who is signed in, answered by the shop and by buyers. */
export const questionEndpoints = {
  questionsOwn: endpoint({
    method: 'GET',
    path: '/product/question',
    summary: '我对一件商品的提问里还没人回答的；收到过它的人，还有别人等回答的提问',
    caller: 'user',
    query: z.strictObject({ productId: id }),
    publicIds: ['productId'],
    answer: z.strictObject({
      mine: z.array(asked),
      /** They have received the product. */
      canAnswer: z.boolean(),
      /** Questions that they asked or have answered already. */
      touched: z.array(id),
      others: z.array(asked),
    }),
  }),
  questionAsk: endpoint({
    method: 'POST',
    path: '/product/question',
    summary: '对一件在售的商品提问；有人回答以后所有人看得到',
    caller: 'user',
    body: z.strictObject({ productId: id, question }),
    publicIds: ['productId'],
    answer: z.strictObject({ id }),
    perMinute: 10,
  }),
  questionAnswer: endpoint({
    method: 'POST',
    path: '/product/question/answer',
    summary: '收到过这件商品的人回答别人的提问，一次',
    caller: 'user',
    body: z.strictObject({ productId: id, questionId: id, content: text(rules.question.answerMax) }),
    publicIds: ['productId', 'questionId'],
    answer: nothing,
    perMinute: 10,
  }),
};
