import { expect, it } from 'vitest';
import { pastDay } from './pastDay.ts';

it('takes a day that is over', () => {
  expect(pastDay('2026-11-18', '2026-11-19')).toBe('2026-11-18');
});

it.each([undefined, '', '2026-11-19', '2026-11-20', '2026-1-5', '2026-02-30', '2026', '昨天'])(
  'shows today for %s',
  (asked) => {
    expect(pastDay(asked, '2026-11-19')).toBeUndefined();
  },
);
