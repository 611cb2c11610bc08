import { type AttachmentKey, type Message, sendMessage } from '../../modules/content/support/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { getAttachment } from './queries/describeAttachments.ts';

interface Input {
  readonly userId: string;
  readonly text: string;
  readonly fileIds: readonly string[];
  readonly attached: AttachmentKey | null;
  readonly now: Date;
}

/** A message of the user. What it is about must be their own, or on sale: anything else does not exist for them. */
export async function sendSupportMessage(tx: Tx, input: Input): Promise<Message> {
  if (input.attached) await getAttachment(tx, { userId: input.userId, key: input.attached });
  return await sendMessage(tx, input);
}
