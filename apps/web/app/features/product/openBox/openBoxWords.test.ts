import { expect, it } from 'vitest';
import { openBoxWords } from './openBoxWords.ts';

it('says how many, from which price, and what is saved', () => {
  expect(openBoxWords({ count: 3, fromFen: 14_900 }, 21_900)).toEqual({
    title: '开箱 3 件 ¥149.00 起',
    text: '比全新的省 ¥70.00，一物一检，照片就是那一件',
  });
});

it('speaks of one unit without 起, and of no saving where there is none', () => {
  expect(openBoxWords({ count: 1, fromFen: 14_900 }, 14_900)).toEqual({
    title: '开箱 1 件 ¥149.00',
    text: '一物一检，照片就是那一件',
  });
});
