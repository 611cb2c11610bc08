import { expect, it } from 'vitest';
import { dealWords } from './dealWords.ts';

const deal = { skuLabel: '湖蓝，均码', priceFen: 12_900, ordinaryFen: 19_900 };

it('says from when on, and what it saves', () => {
  expect(dealWords(deal, { isBefore: true, isChosen: true })).toBe('今天 10:00 开始，比平时省 ¥70.00');
  expect(dealWords(deal, { isBefore: false, isChosen: true })).toBe('今天 24:00 或售完为止，比平时省 ¥70.00');
});

it('names the SKU when another one is chosen', () => {
  expect(dealWords(deal, { isBefore: false, isChosen: false })).toBe(
    '今天 24:00 或售完为止，湖蓝，均码，比平时省 ¥70.00',
  );
});

it('promises no saving that is none', () => {
  expect(dealWords({ ...deal, ordinaryFen: 12_900 }, { isBefore: false, isChosen: true })).toBe(
    '今天 24:00 或售完为止',
  );
});
