import { bigramsOf, cutWords, indexWords, mentionOf } from '../document/words.ts';
import { allOf, anyOf, word } from '../filters/tsquery.ts';
import { searchRules } from '../searchRules.ts';
import type { RunPlan, WordPlan } from './KeywordPlan.ts';
import type { Synonyms } from './readSynonyms.ts';

/** Words that may be one synonym together: 手提 and 电脑. */
const MAX_JOINED = 3;

/** Characters without anything between them: cut into words, or found as they stand in a title. */
export function planHanRun(run: string, synonyms: Synonyms): RunPlan {
  const parts = joinSynonyms(cutWords(run), synonyms);
  const words = parts.map((part) => planWord(part, synonyms));
  const whole = run.length <= searchRules.termLength.max ? word(run) : null;
  const standing = anyOf([whole, asItStands(run)]);
  const pairs = parts.slice(1).map((part, index) => `${parts[index]}${part}`);
  return {
    words,
    standing,
    together: pairs.length > 0 ? anyOf([whole, allOf(pairs.map(word))]) : null,
    phrases: pairs.length > 1 ? [...pairs, run] : pairs,
  };
}

/** One word, with its synonyms. */
export function planWord(text: string, synonyms: Synonyms): WordPlan {
  const meanings = synonyms.get(text) ?? [];
  const all = [text, ...meanings];
  return {
    text,
    match: anyOf(all.flatMap(waysToHave)) ?? word(text),
    mention: anyOf(all.map(waysToMention)) ?? word(mentionOf(text)),
    exact: [text],
    alike: [...new Set([...meanings, ...meanings.flatMap(indexWords)])].filter((other) => other !== text),
    parts: [text, ...meanings.filter(({ length }) => length === 1)].flatMap(titleParts),
  };
}

/** A product has a word as it is, or as the words that jieba makes of it; a single character anywhere in its title. */
function waysToHave(text: string): (string | null)[] {
  const cut = [...new Set(cutWords(text))];
  return [word(text), cut.length > 1 ? allOf(cut.map(word)) : null, text.length === 1 ? asItStands(text) : null];
}

function waysToMention(text: string): string | null {
  return allOf([...new Set(cutWords(text))].map((part) => anyOf([word(part), word(mentionOf(part))])));
}

function asItStands(run: string): string | null {
  return allOf(titleParts(run));
}

function titleParts(run: string): string[] {
  return (run.length === 1 ? [`_${run}`] : bigramsOf(run)).map(word);
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
