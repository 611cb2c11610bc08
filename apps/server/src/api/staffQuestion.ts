import type { staffQuestionEndpoints } from '@jiwu/contract';
import { refreshProduct } from '../flows/catalogue/refreshProduct.ts';
import { answerAsShop } from '../flows/reviews/questions/answerAsShop.ts';
import { describeQuestions } from '../flows/reviews/queries/describeQueues.ts';
import { hideAnswer, hideQuestion, listStaffQuestions } from '../modules/goods/reviews/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { placeAfter, placeOf } from '../platform/database/placeOf.ts';
import type { Tx } from '../platform/database/Tx.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

const PAGE = 50;

export const staffQuestionHandlers = {
  async staffQuestionList({ services }, { query: { view = 'waiting', cursor } }) {
    const found = await listStaffQuestions(services.db.read, { view, after: placeOf(cursor), limit: PAGE + 1 });
    const items = await describeQuestions(services.db.read, found.slice(0, PAGE));
    return { items, nextCursor: placeAfter(found, PAGE) };
  },

  async staffQuestionAnswer(context, { body: { productId, questionId, answer } }) {
    const deed = { productId, kind: 'question', id: questionId, action: 'question.answer', after: { answer } } as const;
    return await write(context, deed, (tx, now) => answerAsShop(tx, { productId, questionId, answer, now }));
  },

  async staffQuestionHide(context, { body: { productId, questionId, reason } }) {
    const deed = { productId, kind: 'question', id: questionId, action: 'question.hide', after: { reason } } as const;
    return await write(context, deed, async (tx, now) => {
      return (await hideQuestion(tx, { productId, questionId, reason, now })).before;
    });
  },

  async staffAnswerHide(context, { body: { productId, questionId, answerId, reason } }) {
    const deed = { productId, kind: 'answer', id: answerId, action: 'answer.hide', after: { reason } } as const;
    return await write(context, deed, async (tx, now) => {
      return (await hideAnswer(tx, { productId, questionId, answerId, reason, now })).before;
    });
  },

  async staffAnswerShow(context, { body: { productId, questionId, answerId } }) {
    const after = { reason: null };
    const deed = { productId, kind: 'answer', id: answerId, action: 'answer.show', after } as const;
    return await write(context, deed, async (tx, now) => {
      return (await hideAnswer(tx, { productId, questionId, answerId, reason: null, now })).before;
    });
  },
} satisfies HandlersOf<typeof staffQuestionEndpoints>;

interface Deed {
  readonly productId: string;
  readonly kind: 'question' | 'answer';
  readonly id: string;
  readonly action: string;
  readonly after: object;
}

/** One change of what the page of a product shows of its questions, with its line in the audit log. `change` answers what was before. */
async function write(
  context: RequestContext,
  { productId, kind, id, action, after }: Deed,
  change: (tx: Tx, now: Date) => Promise<object>,
) {
  const by = { staffId: context.staff().staffId, now: context.services.clock() };
  return await context.write(async (tx) => {
    const before = await change(tx, by.now);
    await refreshProduct(tx, { productId, now: by.now });
    await recordAudit(tx, { ...by, action, target: { kind, id }, before, after });
    return {};
  });
}
