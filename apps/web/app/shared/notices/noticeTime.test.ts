import { expect, it } from 'vitest';
import { noticeTime } from './noticeTime.ts';

it('says the time of today, the day and time of yesterday, and the day of what is older', () => {
  const now = '2026-11-16T12:00:00.000Z';
  expect(noticeTime('2026-11-16T10:02:00.000Z', now)).toBe('18:02');
  expect(noticeTime('2026-11-15T12:12:00.000Z', now)).toBe('昨天 20:12');
  expect(noticeTime('2026-11-13T12:12:00.000Z', now)).toBe('11-13');
});
