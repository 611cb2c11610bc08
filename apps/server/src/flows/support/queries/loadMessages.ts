import { rules, type SupportMessage } from '@jiwu/contract';
import { listMessages, type Message } from '../../../modules/content/support/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeAttachments } from './describeAttachments.ts';

/** A page of a thread, the oldest message first, and the number before which the earlier ones end. */
export async function loadMessages(
  db: Reader,
  { userId, before }: { userId: string; before: number | undefined },
): Promise<{ messages: SupportMessage[]; earlier: number | null }> {
  const { page } = rules.support;
  const found = await listMessages(db, { userId, before, limit: page + 1 });
  const shown = found.slice(-page);
  const [first] = shown;
  return {
    messages: await describeMessages(db, { userId, messages: shown }),
    earlier: found.length > page && first ? first.no : null,
  };
}

export async function describeMessages(
  db: Reader,
  { userId, messages }: { userId: string; messages: readonly Message[] },
): Promise<SupportMessage[]> {
  const keys = messages.flatMap(({ attached }) => attached ?? []);
  const attachments = await describeAttachments(db, { userId, keys });
  return messages.map(({ no, by, text, pictures, attached, sentAt }) => ({
    no,
    by,
    text,
    pictures: [...pictures],
    attached: (attached && attachments.get(attached.id)) ?? null,
    sentAt: sentAt.toISOString(),
  }));
}
