import { expect, it } from 'vitest';
import { groupsNote } from './groupsNote.ts';

const campaign = { size: 3 };

it('says what a group saves against what the viewer would pay', () => {
  const terms = { priceFen: 42_900, leaderPriceFen: null };
  expect(groupsNote({ campaign, terms, ownFen: 49_900, isOwn: false })).toBe(
    '3 人成团 ¥429.00，比单买省 ¥70.00，开团参团同价',
  );
  expect(groupsNote({ campaign, terms, ownFen: 45_900, isOwn: true })).toContain('比您现在的价格省 ¥30.00');
});

it('names the leader’s price where there is one, and a SKU that takes no part', () => {
  const terms = { priceFen: 42_900, leaderPriceFen: 40_900 };
  expect(groupsNote({ campaign, terms, ownFen: 42_900, isOwn: false })).toBe(
    '3 人成团 ¥429.00，您单独买 ¥429.00，不用等人，开团 ¥409.00',
  );
  expect(groupsNote({ campaign, terms: null, ownFen: 100, isOwn: false })).toContain('不参加拼团');
});
