import { expect, it } from 'vitest';
import { dayText, settledText, takenText } from './payoutWords.ts';

it.each([
  ['2026-10-20', '2026-10-26', '10 月 20 日至 26 日结算'],
  ['2026-09-29', '2026-10-05', '9 月 29 日至 10 月 5 日结算'],
  ['2025-10-20', '2026-10-26', '10 月 20 日至 10 月 26 日结算'],
  ['2026-10-20', '2026-10-20', '10 月 20 日结算'],
])('%s to %s', (settledFrom, settledTo, words) => {
  expect(settledText({ settledFrom, settledTo })).toBe(words);
});

it('says what was taken off', () => {
  expect(takenText({ taken: [] })).toBeNull();
  expect(takenText({ taken: [{ title: '慢物 暖光球形灯 无极调光 显色 97', count: 1, amountFen: 632 }] })).toBe(
    '扣回：“慢物 暖光球形灯” 1 笔，兑付后对方退款',
  );
  expect(dayText('2026-11-08')).toBe('11 月 8 日');
});
