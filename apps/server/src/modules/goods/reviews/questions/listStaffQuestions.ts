import type { rules } from '@jiwu/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { answersOf, type QuestionAnswer } from './QuestionAnswer.ts';

export interface StaffQuestion {
  readonly id: string;
  readonly productId: string;
  readonly userId: string;
  readonly question: string;
  readonly answer: string | null;
  readonly answers: readonly QuestionAnswer[];
  readonly hiddenReason: string | null;
  readonly createdAt: Date;
}

type View = (typeof rules.question.staffViews)[number];

interface Asked {
  readonly view: View;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** Each has an index with nothing else in it. Who waits longest comes first; the rest newest first. */
const views: Readonly<Record<View, { readonly where: RawBuilder<unknown>; readonly isQueue: boolean }>> = {
  waiting: { where: sql`answer is null and answer_count = 0 and hidden_at is null`, isQueue: true },
  answered: { where: sql`(answer is not null or answer_count > 0) and hidden_at is null`, isQueue: false },
  hidden: { where: sql`hidden_at is not null`, isQueue: false },
};

export async function listStaffQuestions(db: Reader, { view, after, limit }: Asked): Promise<StaffQuestion[]> {
  const { where, isQueue } = views[view];
  const order = isQueue ? sql`asc` : sql`desc`;
  const passed = isQueue ? sql`>` : sql`<`;
  const { rows } = await sql<StaffQuestion>`
    select id, product_id as "productId", user_id as "userId", question, answer, hidden_reason as "hiddenReason",
      created_at as "createdAt", ${answersOf({ hidden: true })} as answers
    from product_questions as question
    where ${where}
      ${after === null ? sql`` : sql`and (created_at, id) ${passed} (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by created_at ${order}, id ${order} limit ${limit}`.execute(db);
  return rows;
}
