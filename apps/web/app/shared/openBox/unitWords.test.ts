import { expect, it } from 'vitest';
import { differenceWords, dropWords, inspectionWords, partsWords, savingWords, veilWords } from './unitWords.ts';

const now = '2026-11-16T02:30:00Z';
const falling = (at: string) => ({ priceFen: 14_900, nextDrop: { at, priceFen: 14_400 } });

it('names the day of the next drop as people do, and says when there is none', () => {
  expect(dropWords(falling('2026-11-16T10:00:00Z'), now)).toBe('今天 18:00 降 ¥5');
  expect(dropWords(falling('2026-11-17T02:00:00Z'), now)).toBe('明天降 ¥5');
  expect(dropWords(falling('2026-11-19T02:00:00Z'), now)).toBe('11-19 降 ¥5');
  expect(dropWords({ priceFen: 12_900, nextDrop: null }, now)).toBe('已到底价');
});

it('counts days in Shanghai', () => {
  // 23:30 on the 15th in London is the 16th in Shanghai.
  expect(dropWords(falling('2026-11-16T02:00:00Z'), '2026-11-15T23:30:00Z')).toBe('今天 10:00 降 ¥5');
});

it('never promises more saving than there is', () => {
  expect(savingWords({ savingFen: 7000, savingBp: 3196 })).toBe('省 ¥70.00，31%');
  expect(savingWords({ savingFen: 0, savingBp: 0 })).toBeNull();
});

it('says what is missing first', () => {
  expect(partsWords({ isComplete: false, missing: '说明书' })).toBe('缺说明书');
  expect(partsWords({ isComplete: true, missing: null })).toBe('配件齐全');
});

it('says when a locked unit may come back', () => {
  expect(veilWords('2026-11-16T02:44:00Z', now)).toBe('没付的话 10:44 放回');
  expect(veilWords('2026-11-16T16:05:00Z', '2026-11-16T15:58:00Z')).toBe('没付的话 明天 00:05 放回');
});

it('counts the results, and names only what there is', () => {
  const result = (key: string, found: 'ok' | 'worn' | 'faulty') =>
    ({ key, label: key, kind: 'look', result: found, words: '' }) as const;
  expect(inspectionWords({ results: [result('a', 'ok'), result('b', 'worn'), result('c', 'ok')] })).toBe(
    '3 项，2 项无异常，1 项有痕迹',
  );
  expect(inspectionWords({ results: [result('a', 'ok'), result('b', 'faulty')] })).toBe('2 项，1 项无异常，1 项不正常');
});

it('compares with a new one, where there is one and it costs more', () => {
  expect(differenceWords({ newFen: 21_900, savingFen: 7000, savingBp: 3196 })).toBe(
    '比全新近 7 天最低价省 ¥70.00（31%）。',
  );
  expect(differenceWords({ newFen: 21_900, savingFen: 0, savingBp: 0 })).toBe('全新的近 7 天最低 ¥219.00。');
  expect(differenceWords({ newFen: null, savingFen: 0, savingBp: 0 })).toBe('全新的现在不卖。');
});
