import type { Reader } from '../../../platform/database/Reader.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';

const PAGE = 10;

interface QuestionRow {
  readonly id: string;
  readonly userId: string;
  readonly question: string;
  readonly answer: string;
  readonly createdAt: Date;
}

/** Answered questions about a product, newest first. */
export async function listQuestions(
  db: Reader,
  input: { productId: string; cursor: string | undefined },
): Promise<{ items: QuestionRow[]; nextCursor: string | null }> {
  let query = db
    .selectFrom('product_questions')
    .select(['id', 'user_id as userId', 'question', 'answer', 'created_at as createdAt'])
    .$narrowType<{ answer: string }>()
    .where('product_id', '=', input.productId)
    .where('answer', 'is not', null)
    .where('hidden_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (input.cursor) {
    const [at, id] = decodeCursor(input.cursor, timeCursor);
    query = query.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(new Date(at), id)));
  }
  const rows = await query.execute();
  const items = rows.slice(0, PAGE);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > PAGE && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}
