import { PHONE_MARK } from './extractPhone.ts';

/** Postal codes and identity numbers that stand alone. */
const STRAY_NUMBER = /(?<![^\s,;、。|])(?:\d{6}|\d{17}[\dXx])(?![^\s,;、。|])/g;
const EMPTY_BRACKETS = /[(（][\s,;、。|]*[)）]/g;
const SEPARATORS = /[\s,;、。|!~]+/g;
const EDGES = /^[\s,;、。|:/>!~—-]+|[\s,;、。|:/>!~—-]+$/g;
/** What makes words before the place a part of the address, and not of the talk: 西直门外大街1号 北京市西城区. */
const ADDRESS_SIGN = /[路街巷弄号楼栋幢室村镇乡区园苑庄厦场院校店站桥座组舍城学团连师\d]/;

/** Chinese needs no gaps between words; between numbers and letters one remains. */
export function tidyDetail(before: string, behind: string): string {
  const address = before
    .split(new RegExp(`[\\s,;、。|:${PHONE_MARK}]+`))
    .filter((word) => ADDRESS_SIGN.test(word))
    .join(' ');
  return `${address} ${behind}`
    .replaceAll(PHONE_MARK, ' ')
    .replaceAll(STRAY_NUMBER, ' ')
    .replaceAll(EMPTY_BRACKETS, ' ')
    .replaceAll(EDGES, '')
    .replaceAll(SEPARATORS, (run, at: number, whole: string) => {
      const mark = run.replaceAll(/\s/g, '')[0];
      if (mark) return mark === ',' ? '，' : mark;
      return /^[\x21-\x7e]{2}$/.test(`${whole[at - 1]}${whole[at + run.length]}`) ? ' ' : '';
    });
}
