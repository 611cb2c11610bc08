import { expect, it } from 'vitest';
import { effectWords, lengthWords, spanWords } from './outageWords.ts';

const span = (from: string, to: string) => ({
  fromAt: `2026-11-16T${from}:00+08:00`,
  toAt: `2026-11-16T${to}:00+08:00`,
});

it('says when and how long a place could not be seen', () => {
  expect(spanWords(span('08:00', '11:30'))).toBe('11-16 08:00 至 11:30');
  expect(spanWords({ ...span('20:00', '20:00'), toAt: '2026-11-17T00:00:00+08:00' })).toBe('11-16 20:00 至 24:00');
  expect(lengthWords(span('08:00', '11:30'))).toBe('3 时 30 分');
});

it('says before it is sent what a report gives back', () => {
  expect(effectWords(span('08:00', '12:01'))).toContain('超过 4 小时：');
  expect(effectWords(span('08:00', '12:00'))).toContain('和这一天登记过的合计超过 4 小时');
});
