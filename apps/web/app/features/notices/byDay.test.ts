import type { Notice } from '@jiwu/contract';
import { expect, it } from 'vitest';
import { byDay } from './byDay.ts';

const at = (createdAt: string) => ({ id: createdAt, createdAt }) as Notice;

it('parts the list into today, yesterday and before, by the days of the shop', () => {
  const days = byDay(
    [at('2026-11-15T16:00:00.000Z'), at('2026-11-15T15:59:00.000Z'), at('2026-11-13T02:00:00.000Z')],
    '2026-11-16T12:00:00.000Z',
  );
  expect(days.map(({ title, items }) => [title, items.length])).toEqual([
    ['今天', 1],
    ['昨天', 1],
    ['更早', 1],
  ]);
});

it('leaves out the days on which nothing was told', () => {
  expect(byDay([at('2026-11-13T02:00:00.000Z')], '2026-11-16T12:00:00.000Z').map(({ title }) => title)).toEqual([
    '更早',
  ]);
  expect(byDay([], '2026-11-16T12:00:00.000Z')).toEqual([]);
});
