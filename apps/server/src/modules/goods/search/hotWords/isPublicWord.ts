import { searchRules } from '../searchRules.ts';

/** Links, numbers and contact names are never shown to other users. */
const PRIVATE = /https?:|www\.|\.(?:com|cn|net|top|xyz)\b|[@#\\<>{}]|\d{5,}|微信|vx|加我|qq/i;

/** Whether a search may become a hot word: everyone sees those. */
export function isPublicWord(word: string): boolean {
  const { length } = [...word];
  // No other characters: the search ignores them, so they were never matched against the products.
  const isWordy = /^[\p{Script=Han}a-z0-9 ]+$/u.test(word) && /[\p{Script=Han}a-z]/u.test(word);
  return length >= 2 && length <= searchRules.hotWords.maxLength && isWordy && !PRIVATE.test(word);
}
