import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';

interface Input {
  readonly productId: string;
  readonly userId: string;
  readonly question: string;
  readonly answer: { readonly content: string; readonly at: Date } | null;
  readonly now: Date;
}

/** A question about a product; everyone sees it once it is answered. Answers its id. */
export async function addQuestion(tx: Tx, input: Input): Promise<string> {
  const id = newId();
  await tx
    .insertInto('product_questions')
    .values({
      product_id: input.productId,
      id,
      user_id: input.userId,
      question: input.question,
      answer: input.answer?.content ?? null,
      answered_at: input.answer?.at ?? null,
      created_at: input.now,
    })
    .execute();
  return id;
}
