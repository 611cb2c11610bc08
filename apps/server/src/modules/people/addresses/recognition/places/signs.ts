import { PHONE_MARK } from '../extractPhone.ts';

const SEPARATOR = new RegExp(`[\\s,;:/|>·、。()（）\\-—~${PHONE_MARK}]`);
/** Between the levels: separators, the placeholders of official lists for a missing city, and a division of the Corps. */
const GAP =
  /[\s,;/|>·、()（）—-]*(?:市辖区|(?:省|自治区)?直辖县级行政(?:区划|单位)|省直辖县|县(?=[\s,/]))?[\s,;/|>·、()（）—-]*(?:(?<=兵团)(?:第|农)?[一二三四五六七八九十]{1,3}师)?/y;
/** After the short name of a city stands its town: 东莞长安镇. */
const TOWN = /^[\s,]?\p{Script=Han}{2,5}(?:镇|街道)/u;

export function startsWord(text: string, at: number): boolean {
  return at === 0 || SEPARATOR.test(text.charAt(at - 1));
}

export function endsWord(text: string, end: number): boolean {
  return end === text.length || SEPARATOR.test(text.charAt(end));
}

export function skipGap(text: string, at: number): number {
  GAP.lastIndex = at;
  return GAP.test(text) ? GAP.lastIndex : at;
}

export function isBeforeTown(text: string, end: number): boolean {
  return TOWN.test(text.slice(end, end + 9));
}
