import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import './chineseDates.ts';

it('speaks Chinese and begins the week on Sunday', () => {
  const wednesday = dayjs('2026-11-18');
  expect(wednesday.format('dddd')).toBe('星期三');
  expect(wednesday.startOf('week').format('YYYY-MM-DD')).toBe('2026-11-15');
});
