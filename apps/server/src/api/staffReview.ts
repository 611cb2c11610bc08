import type { staffReviewEndpoints } from '@jiwu/contract';
import { refreshProduct } from '../flows/catalogue/refreshProduct.ts';
import { describeQuestions, describeReviews } from '../flows/reviews/queries/describeQueues.ts';
import {
  answerQuestion,
  hideQuestion,
  hideReview,
  listStaffReviews,
  listWaitingQuestions,
} from '../modules/goods/reviews/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../platform/database/cursor.ts';
import type { Tx } from '../platform/database/Tx.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

const PAGE = 50;

export const staffReviewHandlers = {
  async staffReviewList({ services }, { query }) {
    const { view = 'waiting', productId = null, cursor } = query;
    const asked = { view, productId, after: placeOf(cursor), limit: PAGE + 1 };
    const found = await listStaffReviews(services.db.read, asked);
    const page = found.slice(0, PAGE);
    return { items: await describeReviews(services.db.read, page), nextCursor: nextOf(found) };
  },

  async staffReviewHide(context, { body: { productId, reviewId, reason } }) {
    return await setHidden(context, { productId, reviewId, reason });
  },

  async staffReviewShow(context, { body: { productId, reviewId } }) {
    return await setHidden(context, { productId, reviewId, reason: null });
  },

  async staffQuestionList({ services }, { query }) {
    const found = await listWaitingQuestions(services.db.read, { after: placeOf(query.cursor), limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    return { items: await describeQuestions(services.db.read, page), nextCursor: nextOf(found) };
  },

  async staffQuestionAnswer(context, { body: { productId, questionId, answer } }) {
    return await writeQuestion(
      context,
      { productId, questionId, action: 'question.answer', after: { answer } },
      (tx, now) => answerQuestion(tx, { productId, questionId, answer, now }),
    );
  },

  async staffQuestionHide(context, { body: { productId, questionId, reason } }) {
    return await writeQuestion(
      context,
      { productId, questionId, action: 'question.hide', after: { reason } },
      (tx, now) => hideQuestion(tx, { productId, questionId, reason, now }),
    );
  },
} satisfies HandlersOf<typeof staffReviewEndpoints>;

function placeOf(cursor: string | undefined) {
  if (cursor === undefined) return null;
  const [at, id] = decodeCursor(cursor, timeCursor);
  return { at: new Date(at), id };
}

function nextOf(found: readonly { readonly id: string; readonly createdAt: Date }[]): string | null {
  const last = found[PAGE - 1];
  return found.length > PAGE && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null;
}

async function setHidden(
  context: RequestContext,
  { productId, reviewId, reason }: { productId: string; reviewId: string; reason: string | null },
) {
  const by = { staffId: context.staff().staffId, now: context.services.clock() };
  return await context.write(async (tx) => {
    const { before, isChanged } = await hideReview(tx, { productId, reviewId, reason, now: by.now });
    if (isChanged) await refreshProduct(tx, { productId, now: by.now });
    const action = reason === null ? 'review.show' : 'review.hide';
    await recordAudit(tx, { ...by, action, target: { kind: 'review', id: reviewId }, before, after: { reason } });
    return {};
  });
}

interface QuestionDeed {
  readonly productId: string;
  readonly questionId: string;
  readonly action: string;
  readonly after: object;
}

async function writeQuestion(
  context: RequestContext,
  { productId, questionId, action, after }: QuestionDeed,
  change: (tx: Tx, now: Date) => Promise<object>,
) {
  const by = { staffId: context.staff().staffId, now: context.services.clock() };
  return await context.write(async (tx) => {
    const before = await change(tx, by.now);
    await refreshProduct(tx, { productId, now: by.now });
    await recordAudit(tx, { ...by, action, target: { kind: 'question', id: questionId }, before, after });
    return {};
  });
}
