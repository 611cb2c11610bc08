import { expect, it } from 'vitest';
import { lostWords } from './lostWords.ts';

it('says whether waiting is worth it', () => {
  expect(lostWords({ allocated: 100, held: 6, left: 0 })).toEqual({
    title: '这一次没抢到',
    text: '100 件都有人占了，其中 6 件还没付款。有人没付，会自动回到这里。',
    next: 'wait',
  });
  expect(lostWords({ allocated: 100, held: 0, left: 0 })).toMatchObject({ title: '这一次没抢到', next: 'none' });
  expect(lostWords({ allocated: 100, held: 5, left: 1 })).toMatchObject({ title: '放回来了', next: 'again' });
});
