import { searchRules } from '../searchRules.ts';

/** What looks like a link, a number or a name for contact is shown to nobody else. */
const PRIVATE = /https?:|www\.|\.(?:com|cn|net|top|xyz)\b|[@#\\<>{}]|\d{5,}|微信|vx|加我|qq/i;

/** Whether a search may become a hot word: everyone sees those. */
export function isPublicWord(word: string): boolean {
  const { length } = [...word];
  // Nothing else: what the search does not read, nobody has checked against the goods.
  const isWordy = /^[\p{Script=Han}a-z0-9 ]+$/u.test(word) && /[\p{Script=Han}a-z]/u.test(word);
  return length >= 2 && length <= searchRules.hotWords.maxLength && isWordy && !PRIVATE.test(word);
}
