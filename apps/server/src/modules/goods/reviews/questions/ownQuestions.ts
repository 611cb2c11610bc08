import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

interface Asked {
  readonly id: string;
  readonly question: string;
  readonly createdAt: Date;
}

interface Input {
  readonly userId: string;
  readonly productId: string;
}

const waits = sql`answer is null and answer_count = 0 and hidden_at is null`;

/** What a user has asked about a product and nobody has answered yet, newest first. */
export async function listOwnWaiting(db: Reader, { userId, productId }: Input): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    select id, question, created_at as "createdAt" from product_questions
    where user_id = ${userId} and product_id = ${productId} and ${waits}
    order by created_at desc, id desc`.execute(db);
  return rows;
}

/** What others have asked about a product and nobody has answered yet, the newest first: so many as a buyer may be asked at once. */
export async function listWaitingOfOthers(db: Reader, { userId, productId }: Input, limit: number): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    select id, question, created_at as "createdAt" from product_questions
    where product_id = ${productId} and user_id <> ${userId} and ${waits}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** The questions about a product that a user has asked or answered: those that they can't answer any more. */
export async function listTouched(db: Reader, { userId, productId }: Input): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product_questions where user_id = ${userId} and product_id = ${productId}
    union
    select question_id from question_answers where user_id = ${userId} and product_id = ${productId}`.execute(db);
  return rows.map(({ id }) => id);
}
