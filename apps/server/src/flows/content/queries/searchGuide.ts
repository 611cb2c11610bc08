import { type Answer, type contentEndpoints, rules } from '@jiwu/contract';
import { findGuideEntries, type GuideEntry } from '../../../modules/content/content/index.ts';
import { askedLexemes } from '../../../modules/goods/search/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { lineOf } from './loadGuideHome.ts';

const { sections, searchHits } = rules.content;
/** Sections are counted over these. */
const MOST = 100;
const OTHER_WORDS = 6;
const LONGEST_OTHER = 8;

type Section = (typeof sections)[number];

/** Entries of the guide by everyday words, cut as the words of products are. */
export async function searchGuide(
  db: Reader,
  { words, section }: { words: string; section: Section | undefined },
): Promise<Answer<(typeof contentEndpoints)['guideSearch']>> {
  const { asked, terms } = await askedLexemes(words);
  const found = await findGuideEntries(db, { asked, limit: MOST });
  const shown = section === undefined ? found : found.filter((entry) => entry.section === section);
  return {
    items: shown.slice(0, searchHits).map((entry) => ({ ...lineOf(entry), ...sectionOf(entry) })),
    total: found.length,
    sections: sections
      .map((name) => ({ section: name, count: found.filter((entry) => entry.section === name).length }))
      .filter(({ count }) => count > 0),
    terms: [...terms],
    otherWords: otherWords(found, words),
  };
}

function sectionOf({ section, summary }: GuideEntry) {
  return { section, summary };
}

/** Other names of what was found, by which it is found as well. */
function otherWords(found: readonly GuideEntry[], words: string): string[] {
  const names = found.slice(0, 3).flatMap(({ keywords }) => keywords);
  const others = names.filter((name) => name !== words && name.length <= LONGEST_OTHER);
  return [...new Set(others)].slice(0, OTHER_WORDS);
}
