import { expect, it } from 'vitest';
import { fallingWords, nextWords } from './levelWords.ts';

it('says what is missing', () => {
  expect(nextWords({ next: { level: '钻石会员', missingFen: 1_135_770 } })).toBe(
    '再实付 ¥11,357.70 升为钻石会员，订单完成后计入。',
  );
  expect(nextWords({ next: null })).toBe('已是最高等级。');
});

it('says what falls out, and whether the level stays', () => {
  const fallingOut = { on: '2027-02-08', amountFen: 120_400, level: '金卡会员' as const };
  expect(fallingWords({ level: '金卡会员', fallingOut })).toBe(
    '2027 年 2 月 8 日起，有 ¥1,204.00 不再计入，仍够金卡。',
  );
  expect(fallingWords({ level: '金卡会员', fallingOut: { ...fallingOut, level: '银卡会员' } })).toContain(
    '若没有新的订单，将变为银卡会员',
  );
  expect(fallingWords({ level: '普通用户', fallingOut: { ...fallingOut, level: '普通用户' } })).toMatch(/不再计入。$/);
  expect(fallingWords({ level: '金卡会员', fallingOut: null })).toBe('');
});
