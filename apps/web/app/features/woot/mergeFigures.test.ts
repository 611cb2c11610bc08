import { expect, it } from 'vitest';
import type { Deal } from '../../shared/woot/Deal.ts';
import { emptiedOf } from './emptiedOf.ts';
import { mergeFigures } from './mergeFigures.ts';

const figures = { allocated: 3, sold: 1, held: 1, left: 1, soldOutAt: null, isPaused: false, nextBackAt: null };
const deal = (id: string) => ({ id, title: id, ...figures }) as Deal;

it('takes over the newest figures, and nothing else, and keeps what was not told of', () => {
  const [one, other] = mergeFigures([deal('a'), deal('b')], [{ id: 'a', ...figures, sold: 2, held: 0 }]);
  expect(one).toMatchObject({ title: 'a', sold: 2, held: 0, left: 1 });
  expect(other).toMatchObject({ title: 'b', sold: 1 });
  const full = { ...deal('a'), title: '别的' };
  expect(mergeFigures([deal('a')], [full])[0]?.title).toBe('a');
});

it('remembers of which deals nothing was left', () => {
  const none = emptiedOf(new Set(), [{ id: 'a', left: 2 }]);
  expect([...none]).toEqual([]);
  expect(emptiedOf(none, [{ id: 'a', left: 1 }])).toBe(none);
  const once = emptiedOf(none, [{ id: 'a', left: 0 }]);
  expect([...once]).toEqual(['a']);
  expect(emptiedOf(once, [{ id: 'a', left: 1 }])).toBe(once);
});
