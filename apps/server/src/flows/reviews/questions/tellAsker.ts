import { addNotice } from '../../../modules/content/notices/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';

interface Input {
  readonly userId: string;
  readonly productId: string;
  readonly question: string;
  readonly answer: string;
  /** The answer: each is told once. */
  readonly cause: string;
  readonly now: Date;
}

export async function tellAsker(tx: Tx, { userId, productId, question, answer, cause, now }: Input): Promise<void> {
  const link = { kind: 'product', id: productId } as const;
  await addNotice(tx, { userId, kind: 'questionAnswered', facts: { question, answer }, cause, link, now });
}
