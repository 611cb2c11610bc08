import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { addQuestion } from './addQuestion.ts';

interface Input {
  readonly productId: string;
  readonly userId: string;
  readonly question: string;
  readonly now: Date;
}

/** A user asks about a product: not while too many of their questions wait for an answer, and not too many in a day. */
export async function askQuestion(tx: Tx, input: Input): Promise<string> {
  const { userId, now } = input;
  // The limits are over all questions of a user, of which there may be none to lock.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`questions:${userId}`}, 0))`.execute(tx);
  const since = new Date(now.getTime() - DAY_MS);
  const { rows } = await sql<{ waiting: number; lately: number }>`
    select count(*) filter (where answer is null and answer_count = 0 and hidden_at is null)::int as waiting,
      count(*) filter (where created_at > ${since}::timestamptz)::int as lately
    from product_questions where user_id = ${userId}`.execute(tx);
  const { waiting = 0, lately = 0 } = rows[0] ?? {};
  if (waiting >= rules.question.mostWaiting) throw new ShopError('QUESTIONS_WAITING');
  if (lately >= rules.question.mostInDay) throw new ShopError('QUESTIONS_TODAY');
  return await addQuestion(tx, { ...input, answer: null });
}
