import { expect, it } from 'vitest';
import { beforeMoment, clockMoment, momentWords } from './momentWords.ts';

const now = '2026-11-15T10:00:00Z';

it('names the days around today, by the days of Shanghai', () => {
  expect(momentWords('2026-11-15T13:30:00Z', now)).toBe('今天 21:30');
  expect(momentWords('2026-11-14T15:59:00Z', now)).toBe('昨天 23:59');
  expect(momentWords('2026-11-15T16:05:00Z', now)).toBe('明天 00:05');
  expect(momentWords('2026-11-12T12:12:00Z', now)).toBe('11-12 20:12');
});

it('leaves out today where it goes without saying', () => {
  expect(clockMoment('2026-11-15T13:30:00Z', now)).toBe('21:30');
  expect(clockMoment('2026-11-15T16:05:00Z', now)).toBe('明天 00:05');
});

it('sets digits apart from the word before them', () => {
  expect([beforeMoment('到', '21:30'), beforeMoment('到', '明天 00:05')]).toEqual(['到 21:30', '到明天 00:05']);
});
