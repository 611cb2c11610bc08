import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../../platform/database/cursor.ts';
import { answersOf, type QuestionAnswer } from './QuestionAnswer.ts';

const PAGE = 10;

interface QuestionRow {
  readonly id: string;
  readonly userId: string;
  readonly question: string;
  /** The shop's own. */
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly answers: readonly QuestionAnswer[];
  readonly createdAt: Date;
}

/** Answered questions about a product, newest first. */
export async function listQuestions(
  db: Reader,
  input: { productId: string; cursor: string | undefined },
): Promise<{ items: QuestionRow[]; nextCursor: string | null }> {
  const after = input.cursor === undefined ? null : decodeCursor(input.cursor, timeCursor);
  const { rows } = await sql<QuestionRow>`
    select id, user_id as "userId", question, answer, answered_at as "answeredAt", created_at as "createdAt",
      case when answer_count = 0 then '[]' else ${answersOf({ hidden: false })} end as answers
    from product_questions as question
    where product_id = ${input.productId} and (answer is not null or answer_count > 0) and hidden_at is null
      ${after === null ? sql`` : sql`and (created_at, id) < (${new Date(after[0])}::timestamptz, ${after[1]}::uuid)`}
    order by created_at desc, id desc limit ${PAGE + 1}`.execute(db);
  const items = rows.slice(0, PAGE);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > PAGE && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}
