import {
  CONTENT_TAGS,
  plainText,
  resolveFigures,
  type StaffText,
  writeWords,
} from '../../modules/content/content/index.ts';
import { textLexemes } from '../../modules/goods/search/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { outdateTags } from '../../platform/effects/outdateTags.ts';

/** What a word counts for by where it stands. */
const weights = { title: 3, keywords: 3, summary: 1, text: 0.4 };

/** After a change of what readers see: an entry of the guide is found by its words, or no longer found; answers are made anew. */
export async function showToReaders(tx: Tx, { id, kind, shown }: StaffText): Promise<void> {
  if (kind === 'guide') await writeWords(tx, { textId: id, words: shown ? await wordsOf(shown) : new Map() });
  outdateTags(tx, [...CONTENT_TAGS]);
}

async function wordsOf(version: NonNullable<StaffText['shown']>): Promise<Map<string, number>> {
  const { title, summary, place, rendered } = version;
  const keywords = place.kind === 'guide' ? place.keywords : [];
  const text = rendered.parts
    .map((part) => (part.kind === 'html' ? plainText(resolveFigures(part.html)) : ''))
    .join(' ');
  return await textLexemes([
    { text: resolveFigures(title), weight: weights.title, isName: true },
    ...keywords.map((keyword) => ({ text: keyword, weight: weights.keywords, isName: true })),
    { text: resolveFigures(summary), weight: weights.summary, isName: false },
    { text, weight: weights.text, isName: false },
  ]);
}
