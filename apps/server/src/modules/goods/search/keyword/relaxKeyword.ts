import type { Reader } from '../../../../platform/database/Reader.ts';
import { hanRuns, indexWords, isHan } from '../document/words.ts';
import { allOf, word } from '../filters/tsquery.ts';
import { loadSpeller, spellTerm } from '../terms/spellTerm.ts';
import { cutPinyin } from './cutPinyin.ts';
import { emptyWords } from './emptyWords.ts';
import type { KeywordPlan, WordPlan } from './KeywordPlan.ts';
import { leadAnywhere } from './leadAnywhere.ts';
import { nearWords } from './nearWords.ts';
import { planWord } from './planHanRun.ts';
import { readSynonyms } from './readSynonyms.ts';

interface Relaxed {
  readonly plan: KeywordPlan;
  /** The words that are searched for instead, for the page's hint. */
  readonly searchedFor: string;
}

/**
 * For words that find nothing together: first what the shop has instead (牛奶 for 奶粉), then words that sound the same (降躁 for 降噪),
 * then fewer words, then parts of them. Words that stand for nothing alone are left out. Null when nothing helps, and when the words
 * alone do find products: then a filter, or the end of the list, is the reason.
 */
export async function relaxKeyword(db: Reader, plan: KeywordPlan): Promise<Relaxed | null> {
  const [isFound, ...leading] = await leadAnywhere(db, [plan.match, ...plan.words.map(({ match }) => match)]);
  if (isFound) return null;
  const telling = plan.words.filter(({ text }) => !emptyWords.has(text));
  if (telling.length === 0) return null;
  const kept = plan.words.filter((word, index) => leading[index] && telling.includes(word));
  const isAnyLost = kept.length < telling.length;
  const near = planNear(telling, kept);
  const sounding = isAnyLost ? await planSounding(db, plan) : null;
  const shorter = [...(kept.length < plan.words.length ? [kept] : []), ...withoutOne(kept), ...singles(kept)];
  const parts = isAnyLost ? splitWords(telling, await readSynonyms(db)) : [];
  const choices = [near, ...(sounding ? [sounding] : []), ...shorter, parts, ...singles(parts)]
    .filter((words) => words.length > 0)
    .map(planOf);
  const found = await leadAnywhere(
    db,
    choices.map(({ match }) => match),
  );
  const chosen = choices[found.indexOf(true)];
  return chosen ? { plan: chosen, searchedFor: textOf(chosen.words) } : null;
}

/** What the shop has instead of all the words, or of those of them that it has not; empty when it knows nothing for them. */
function planNear(words: readonly WordPlan[], kept: readonly WordPlan[]): WordPlan[] {
  const whole = nearWords.get(textOf(words));
  if (whole !== undefined) return [exactly(whole)];
  const near = words.map((word) => (kept.includes(word) ? undefined : nearWords.get(word.text)));
  if (near.every((text) => text === undefined)) return [];
  return words.map((word, at) => (near[at] === undefined ? word : exactly(near[at])));
}

/** Words of products that sound like the typed ones. */
async function planSounding(db: Reader, plan: KeywordPlan): Promise<WordPlan[] | null> {
  await loadSpeller();
  const sounding: WordPlan[] = [];
  for (const run of hanRuns(textOf(plan.words))) {
    const terms = await cutPinyin(db, spellTerm(run).pinyin);
    if (!terms) return null;
    sounding.push(...terms.map(exactly));
  }
  return sounding.length > 0 ? [...sounding, ...plan.words.filter(({ text }) => !isHan(text))] : null;
}

/** 厨房用品: 厨房 and 用品. */
function splitWords(words: readonly WordPlan[], synonyms: Awaited<ReturnType<typeof readSynonyms>>): WordPlan[] {
  const texts = words.flatMap(({ text }) =>
    indexWords(text).filter((part) => part.length > 1 && part !== text && !emptyWords.has(part)),
  );
  return [...new Set(texts)].map((text) => planWord(text, synonyms));
}

/** Leaves out one word at a time, the first one first: in Chinese the thing itself stands last. */
function withoutOne(words: readonly WordPlan[]): WordPlan[][] {
  return words.length < 3 ? [] : words.map((_, left) => words.filter((__, index) => index !== left));
}

function singles(words: readonly WordPlan[]): WordPlan[][] {
  return words.toReversed().map((single) => [single]);
}

function exactly(text: string): WordPlan {
  return { text, match: word(text), exact: [text], alike: [], parts: [] };
}

function planOf(words: readonly WordPlan[]): KeywordPlan {
  return { words, match: allOf(words.map(({ match }) => match)) ?? '', together: null, phrases: [] };
}

/** Chinese needs no spaces between words, Latin does. */
function textOf(words: readonly WordPlan[]): string {
  return words.reduce((text, { text: next }) => {
    const needsSpace = text !== '' && !(isHan(next) && isHan(text.at(-1) ?? ''));
    return text + (needsSpace ? ' ' : '') + next;
  }, '');
}
