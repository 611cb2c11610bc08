import { expect, it } from 'vitest';
import { ruleAt, ruleGroups, sayRule } from './ruleWords.ts';

const rows = ruleGroups.flatMap((group) => group.rows);

it('every row is a number of the contract’s rules, and said once', () => {
  expect(rows.filter(({ path }) => typeof ruleAt(path) !== 'number')).toEqual([]);
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

it('says them with their units', () => {
  const say = (path: string) => rows.filter((row) => row.path === path).map(sayRule)[0];
  expect([say('approval.aboveFen.refund'), say('woot.marginFloorBp'), say('order.payMinutes')]).toEqual([
    '¥2,000.00',
    '15%',
    '30 分钟',
  ]);
});
