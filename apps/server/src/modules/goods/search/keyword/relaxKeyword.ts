import type { Reader } from '../../../../platform/database/Reader.ts';
import { hanRuns, indexWords, isHan, mentionOf } from '../document/words.ts';
import { anyOf, word } from '../filters/tsquery.ts';
import { loadSpeller, spellTerm } from '../terms/spellTerm.ts';
import { cutPinyin } from './cutPinyin.ts';
import { emptyWords } from './emptyWords.ts';
import { giftsFor } from './giftWords.ts';
import { joinWords } from './joinRuns.ts';
import type { KeywordPlan, WordPlan } from './KeywordPlan.ts';
import { leadAnywhere } from './leadAnywhere.ts';
import { nearWords } from './nearWords.ts';
import { planWord } from './planHanRun.ts';
import { readSynonyms } from './readSynonyms.ts';

interface Relaxed {
  readonly plan: KeywordPlan;
  /** The words that are searched for instead, for the page's hint; the keyword itself where it is only mentioned. */
  readonly searchedFor: string;
}

/**
 * For words that find nothing together: first what one gives (送妈妈的礼物), then what the shop has instead (牛奶 for 奶粉), what
 * mentions them all, words that sound the same (降躁 for 降噪), fewer words, and parts of them. Words that stand for nothing alone are
 * left out. Null when nothing helps, and when the words alone do find products: then a filter, or the end of the list, is the reason.
 */
export async function relaxKeyword(db: Reader, plan: KeywordPlan, keyword: string): Promise<Relaxed | null> {
  const each = plan.words.map((word) => joinWords([word]).mentioned);
  const [isFound, ...leading] = await leadAnywhere(db, [plan.match, ...each]);
  if (isFound) return null;
  const gifts = giftsFor(plan.words.map(({ text }) => text));
  const giving = gifts && planGifts(gifts);
  const telling = plan.words.filter(({ text }) => !emptyWords.has(text));
  if (telling.length === 0 && !giving) return null;
  const kept = plan.words.filter((word, index) => leading[index] && telling.includes(word));
  const isAnyLost = kept.length < telling.length;
  const near = planNear(telling, kept);
  const sounding = isAnyLost ? await planSounding(db, plan) : null;
  const shorter = [...(kept.length < plan.words.length ? [kept] : []), ...withoutOne(kept), ...singles(kept)];
  const parts = isAnyLost ? splitWords(telling, await readSynonyms(db)) : [];
  const choices = [
    ...(giving ? [giving] : []),
    ...choicesOf([near]),
    ...(telling.length > 0 ? [{ plan: { ...plan, match: plan.mentioned }, searchedFor: keyword }] : []),
    ...choicesOf([sounding ?? [], ...shorter, parts, ...singles(parts)]),
  ];
  const found = await leadAnywhere(
    db,
    choices.map((choice) => choice.plan.match),
  );
  return choices[found.indexOf(true)] ?? null;
}

function choicesOf(choices: readonly (readonly WordPlan[])[]): Relaxed[] {
  return choices
    .filter((words) => words.length > 0)
    .map((words) => ({ plan: joinWords(words), searchedFor: textOf(words) }));
}

/** Any of them, not all. */
function planGifts(things: readonly string[]): Relaxed {
  const plan = joinWords(things.map(exactly));
  const match = anyOf(plan.words.map((word) => word.match)) ?? plan.match;
  return { plan: { ...plan, match, mentioned: match }, searchedFor: things.join('、') };
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
  return { text, match: word(text), mention: word(mentionOf(text)), exact: [text], alike: [], parts: [] };
}

/** Chinese needs no spaces between words, Latin does. */
function textOf(words: readonly WordPlan[]): string {
  return words.reduce((text, { text: next }) => {
    const needsSpace = text !== '' && !(isHan(next) && isHan(text.at(-1) ?? ''));
    return text + (needsSpace ? ' ' : '') + next;
  }, '');
}
