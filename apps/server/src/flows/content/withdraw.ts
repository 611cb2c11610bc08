import { getStaffText, withdrawText } from '../../modules/content/content/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { showToReaders } from './showToReaders.ts';
import { auditOf, type TextChange } from './TextChange.ts';

interface Input {
  readonly id: string;
  readonly version: number;
  readonly now: Date;
}

/** Takes a text off the page; what waits for its date waits no longer. */
export async function withdraw(tx: Tx, change: Input): Promise<TextChange> {
  const before = auditOf(await getStaffText(tx, change.id));
  await withdrawText(tx, change);
  const text = await getStaffText(tx, change.id);
  await showToReaders(tx, text);
  return { text, before, after: auditOf(text) };
}
