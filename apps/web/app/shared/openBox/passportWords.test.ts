import { rules } from '@jiwu/contract/rules';
import { expect, it } from 'vitest';
import { passportWords } from './passportWords.ts';

it('has a title for every event, whatever facts there are', () => {
  for (const event of rules.openBox.events) expect(passportWords({ event, facts: {} }).title).not.toBe('');
});

it('tells drops by their number and both prices', () => {
  expect(passportWords({ event: 'dropped', facts: { drops: 4, fromFen: 15_400, priceFen: 14_900 } })).toEqual({
    title: '第 4 次降价',
    text: '¥154.00 → ¥149.00',
  });
});

it('tells how a lock ended', () => {
  expect(passportWords({ event: 'released', facts: { how: 'lapsed' } }).text).toBe('有人锁定，15 分钟内没付款');
  expect(passportWords({ event: 'released', facts: { how: 'givenUp' } }).text).toBe('锁定的人放弃了');
});

it('says of a grade whether it has changed', () => {
  const graded = { inspector: '方宁', items: 10, minutes: 34, grade: 'b' } as const;
  expect(passportWords({ event: 'graded', facts: graded }).text).toBe('检测员 方宁，10 项，用时 34 分钟，定级 B');
  expect(passportWords({ event: 'graded', facts: { grade: 'c', fromGrade: 'b' } }).text).toBe('由 B 改定 C');
  expect(passportWords({ event: 'listed', facts: { grade: 'b', fromGrade: 'b', priceFen: 16_900 } }).text).toBe(
    '定级 B，¥169.00',
  );
});
