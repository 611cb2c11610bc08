import { expect, it } from 'vitest';
import { figuresOf, lostWords } from './lostWords.ts';

const figures = (sold: number, held: number, left: number) => ({ allocated: 100, sold, held, left });

it('says whether waiting is worth it', () => {
  expect(lostWords(figures(94, 6, 0), { isNewer: false })).toEqual({
    title: '这一次没抢到',
    text: '100 件都有人占了，其中 6 件还没付款。有人没付，会自动回到这里。',
    next: 'wait',
  });
  expect(lostWords(figures(100, 0, 0), { isNewer: true })).toMatchObject({ title: '这一次没抢到', next: 'none' });
});

it('says that a piece came back only by figures that are newer than the refusal', () => {
  const oneLeft = figures(94, 5, 1);
  expect(lostWords(oneLeft, { isNewer: false })).toMatchObject({ title: '这一次没抢到', next: 'wait' });
  expect(lostWords(oneLeft, { isNewer: true })).toMatchObject({ title: '放回来了', next: 'again' });
  expect(figuresOf(oneLeft)).not.toBe(figuresOf(figures(94, 6, 0)));
});
