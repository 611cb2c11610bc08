import { getStaffText, showDueText } from '../../modules/content/content/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { showToReaders } from './showToReaders.ts';

/** A text whose date has come is shown, once, however many workers see it. */
export async function showDue(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  if (await showDueText(tx, { id, now })) await showToReaders(tx, await getStaffText(tx, id));
}
