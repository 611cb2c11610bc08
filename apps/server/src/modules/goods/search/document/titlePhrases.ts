import { searchRules } from '../searchRules.ts';
import { getSegmenter } from './loadSegmenter.ts';
import { isHan } from './words.ts';

const { min, max } = searchRules.termLength;
/** Amounts (三块, 毫升) and words that only join others are nothing that anyone looks for. */
const NO_TERM_TAGS = new Set(['q', 'd', 'p', 'c', 'u', 'r', 'y', 'e', 'o']);
const NO_TERMS = new Set(['小时', '分钟', '以上', '男女', '同款', '独立', '通用', '当日', '当天', '单果']);
const AMOUNT = /^[一二三四五六七八九十百千两几半整数]/;
/** 可弯, 带护: jieba guesses such words around a character that belongs to the word before. */
const GUESSED_AROUND = /^[可带附含无不配送]/;

/** The words of a title (normalised) that a buyer would search for, and pairs of neighbours: 降噪, 耳机, 降噪耳机. */
export function titlePhrases(title: string): { words: string[]; phrases: string[] } {
  const words: string[] = [];
  const phrases: string[] = [];
  let before = '';
  for (const { word, tag } of getSegmenter().tag(title, true)) {
    const isTerm =
      isHan(word) &&
      !NO_TERM_TAGS.has(tag) &&
      !NO_TERMS.has(word) &&
      !(tag === 'm' && AMOUNT.test(word)) &&
      !(tag === 'x' && GUESSED_AROUND.test(word));
    if (!isTerm) {
      before = '';
      continue;
    }
    const phrase = before + word;
    if (word.length >= min && word.length <= max) words.push(word);
    if (before !== '' && phrase.length > min && phrase.length <= max) phrases.push(phrase);
    before = word;
  }
  return { words, phrases };
}
