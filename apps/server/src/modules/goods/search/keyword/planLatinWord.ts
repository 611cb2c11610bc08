import type { Reader } from '../../../../platform/database/Reader.ts';
import { mentionOf } from '../document/words.ts';
import { allOf, anyOf, prefix, word } from '../filters/tsquery.ts';
import { cutPinyin } from './cutPinyin.ts';
import { findPinyinTerms } from './findPinyinTerms.ts';
import type { WordPlan } from './KeywordPlan.ts';
import type { Synonyms } from './readSynonyms.ts';

/** Letters and digits: a word as it stands, the beginning of one, pinyin, or a name that has synonyms (iPad). */
export async function planLatinWord(db: Reader, text: string, synonyms: Synonyms): Promise<WordPlan> {
  const meanings = synonyms.get(text) ?? [];
  const spelling = text.replaceAll(/['-]/g, '');
  const terms = await findPinyinTerms(db, spelling);
  const cut = terms.length === 0 ? await cutPinyin(db, spelling) : null;
  const match = anyOf([
    word(text),
    // Numbers begin too many others.
    text.length > 1 && /\p{L}/u.test(text) ? prefix(text) : null,
    ...[...meanings, ...terms].map(word),
    cut && allOf(cut.map(word)),
  ]);
  return {
    text,
    match: match ?? word(text),
    mention: word(mentionOf(text)),
    exact: [text],
    alike: [...meanings, ...terms, ...(cut ?? [])],
    parts: [],
  };
}
