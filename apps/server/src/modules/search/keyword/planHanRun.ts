import { bigramsOf, cutWords, indexWords } from '../document/words.ts';
import { allOf, anyOf, prefix, word } from '../filters/tsquery.ts';
import { searchRules } from '../searchRules.ts';
import type { KeywordPlan, WordPlan } from './KeywordPlan.ts';

type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Words that may be one synonym together: 手提 and 电脑. */
const MAX_JOINED = 3;

/** Characters without anything between them: cut into words, or found as they stand in a title. */
export function planHanRun(run: string, synonyms: Synonyms): KeywordPlan {
  const parts = joinSynonyms(cutWords(run), synonyms);
  const words = parts.map((part) => planWord(part, synonyms));
  if (words[0]?.text === run) return { words, match: words[0].match, phrases: [] };
  const phrases = parts.slice(1).map((part, index) => `${parts[index]}${part}`);
  if (parts.length > 2) phrases.push(run);
  const asWords = allOf(words.map(({ match }) => match));
  const whole = run.length <= searchRules.termLength.max ? word(run) : null;
  const match = anyOf([asWords, whole, asItStands(run)]);
  return { words, match: match ?? word(run), phrases };
}

/** One word, its synonyms, and titles in which its characters stand together. */
function planWord(text: string, synonyms: Synonyms): WordPlan {
  const meanings = synonyms.get(text) ?? [];
  const cut = [...new Set(cutWords(text))];
  const match = anyOf([
    word(text),
    cut.length > 1 ? allOf(cut.map(word)) : null,
    asItStands(text),
    ...meanings.flatMap((meaning) => [
      word(meaning),
      allOf(cutWords(meaning).map(word)),
      // 鞋子: any 鞋.
      meaning.length === 1 ? asItStands(meaning) : null,
    ]),
  ]);
  return {
    text,
    match: match ?? word(text),
    exact: [text],
    alike: [...new Set([...meanings, ...meanings.flatMap(indexWords)])].filter((other) => other !== text),
    parts: [text, ...meanings.filter(({ length }) => length === 1)].flatMap(partsOf),
  };
}

function asItStands(run: string): string | null {
  return allOf(partsOf(run));
}

/** A single character begins a part wherever it stands; of longer ones the last, which is a character alone, says nothing. */
function partsOf(run: string): string[] {
  return run.length === 1 ? [prefix(`_${run}`)] : bigramsOf(run).slice(0, -1).map(word);
}

/** Longest first: 手提, 电脑 become 手提电脑, because that is a word which has synonyms. */
function joinSynonyms(words: readonly string[], synonyms: Synonyms): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(MAX_JOINED, words.length - at);
    while (length > 1 && !synonyms.has(words.slice(at, at + length).join(''))) length -= 1;
    joined.push(words.slice(at, at + length).join(''));
    at += length;
  }
  return joined;
}
