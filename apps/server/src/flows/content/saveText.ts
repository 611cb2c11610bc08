import { createText, type Draft, getStaffText, saveDraft } from '../../modules/content/content/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { auditOf, type TextChange } from './TextChange.ts';

interface Input {
  /** A new text by its slug, or the version of one that was looked at. */
  readonly of: { readonly slug: string } | { readonly id: string; readonly version: number };
  readonly draft: Draft;
  readonly now: Date;
}

/** Writes a new text, or the next draft of one; readers see nothing of it yet. */
export async function saveText(tx: Tx, { of, draft, now }: Input): Promise<TextChange> {
  if ('slug' in of) {
    const text = await getStaffText(tx, await createText(tx, { slug: of.slug, draft, now }));
    return { text, before: null, after: auditOf(text) };
  }
  const before = auditOf(await getStaffText(tx, of.id));
  await saveDraft(tx, { ...of, draft, now });
  const text = await getStaffText(tx, of.id);
  return { text, before, after: auditOf(text) };
}
