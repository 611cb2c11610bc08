import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

interface Unanswered {
  readonly count: number;
  readonly oldestAt: Date | null;
}

/** Bad reviews, of two stars or fewer, that nobody has replied to or hidden. As the queues of staff and their indexes have them. */
export async function countBadReviews(db: Reader): Promise<Unanswered> {
  const { rows } = await sql<Unanswered>`
    select count(*) as count, min(created_at) as "oldestAt" from reviews
    where reply is null and hidden_at is null and stars <= 2`.execute(db);
  return rows[0] ?? { count: 0, oldestAt: null };
}

export async function countOpenQuestions(db: Reader): Promise<Unanswered> {
  const { rows } = await sql<Unanswered>`
    select count(*) as count, min(created_at) as "oldestAt" from product_questions
    where answer is null and answer_count = 0 and hidden_at is null`.execute(db);
  return rows[0] ?? { count: 0, oldestAt: null };
}
