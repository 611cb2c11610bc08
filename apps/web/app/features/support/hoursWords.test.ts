import { expect, it } from 'vitest';
import { hoursWords, waitingWords } from './hoursWords.ts';

const closed = (opensNext: string) => ({ isOpen: false, opensNext });

it('says the hours while somebody is there, and when somebody is next while nobody is', () => {
  const open = { isOpen: true, opensNext: '2026-11-17T01:00:00.000Z' };
  expect(hoursWords(open, '2026-11-16T04:00:00.000Z')).toBe('每天 9:00 至 21:00 有人回复');
  expect(hoursWords(closed('2026-11-17T01:00:00.000Z'), '2026-11-16T14:00:00.000Z')).toBe(
    '现在不在服务时间，明天 9:00 起回复',
  );
  expect(hoursWords(closed('2026-11-16T01:00:00.000Z'), '2026-11-15T17:00:00.000Z')).toBe(
    '现在不在服务时间，今天 9:00 起回复',
  );
});

it('does not promise an answer tonight', () => {
  expect(waitingWords(closed('2026-11-17T01:00:00.000Z'), '2026-11-16T14:00:00.000Z')).toBe(
    '已留言，明天 9:00 起按先后回复',
  );
});
