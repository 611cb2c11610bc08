import type { questionEndpoints } from '@jiwu/contract';
import { answerAsBuyer } from '../flows/reviews/questions/answerAsBuyer.ts';
import { askAboutProduct } from '../flows/reviews/questions/askAboutProduct.ts';
import { describeOwnQuestions } from '../flows/reviews/queries/describeOwnQuestions.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const questionHandlers = {
  async questionsOwn(context, { query }) {
    const { db, orders } = context.services;
    const own = { userId: context.user().userId, productId: query.productId };
    return await describeOwnQuestions(db.read, own, orders.kinds);
  },

  async questionAsk(context, { body: { productId, question } }) {
    const { userId } = context.user();
    const now = context.services.clock();
    return await context.write(async (tx) => ({ id: await askAboutProduct(tx, { userId, productId, question, now }) }));
  },

  async questionAnswer(context, { body: { productId, questionId, content } }) {
    const { userId } = context.user();
    const { clock, orders } = context.services;
    return await context.write(async (tx) => {
      await answerAsBuyer(tx, { userId, productId, questionId, content, now: clock() }, orders.kinds);
      return {};
    });
  },
} satisfies HandlersOf<typeof questionEndpoints, ShopServices>;
