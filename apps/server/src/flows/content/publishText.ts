import { getStaffText, publishDraft } from '../../modules/content/content/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { showToReaders } from './showToReaders.ts';
import { auditOf, type TextChange } from './TextChange.ts';

interface Input {
  readonly id: string;
  readonly version: number;
  /** When readers see it; not later than now: at once. */
  readonly publishAt: Date;
  readonly now: Date;
}

/** Shows the draft of a text, or lets it wait for its date. */
export async function publishText(tx: Tx, { id, version, publishAt, now }: Input): Promise<TextChange> {
  const before = auditOf(await getStaffText(tx, id));
  const isShown = await publishDraft(tx, { id, version, publishAt, now });
  const text = await getStaffText(tx, id);
  if (isShown) await showToReaders(tx, text);
  return { text, before, after: auditOf(text) };
}
