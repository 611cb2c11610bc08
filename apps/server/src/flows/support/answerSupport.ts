import { addNotice } from '../../modules/content/notices/index.ts';
import { answerThread, type Thread } from '../../modules/content/support/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly id: string;
  readonly seenNo: number;
  readonly staffId: string;
  readonly text: string;
  readonly now: Date;
}

/** Staff answer, and the user is told: once for a run of answers that they have not read. */
export async function answerSupport(tx: Tx, { text, now, ...input }: Input): Promise<Thread> {
  const thread = await answerThread(tx, { ...input, text, now });
  await addNotice(tx, {
    userId: thread.userId,
    kind: 'supportAnswered',
    facts: { text },
    cause: `${thread.id}:${thread.readNo}`,
    link: { kind: 'support', id: thread.id },
    now,
  });
  return thread;
}
