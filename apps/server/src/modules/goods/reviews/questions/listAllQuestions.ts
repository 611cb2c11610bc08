import type { Reader } from '../../../../platform/database/Reader.ts';

/** All questions of a user, for the export of their data. */
export async function listAllQuestions(db: Reader, userId: string) {
  return await db
    .selectFrom('product_questions')
    .select(['product_id', 'question', 'answer', 'answered_at', 'answer_count', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** All answers of a user to questions of others, for the same. */
export async function listAllAnswers(db: Reader, userId: string) {
  return await db
    .selectFrom('question_answers')
    .select(['product_id', 'question_id', 'content', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}
