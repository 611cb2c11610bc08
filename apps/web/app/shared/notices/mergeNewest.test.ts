import type { Notice } from '@jiwu/contract';
import { expect, it } from 'vitest';
import { mergeNewest } from './mergeNewest.ts';

const page = (ids: string, nextCursor: string | null) => ({
  items: [...ids].map((id) => ({ id }) as Notice),
  nextCursor,
});
const idsOf = ({ items }: { items: readonly Notice[] }) => items.map(({ id }) => id).join('');

it('puts what is new on top of what was looked through, and goes on from there', () => {
  const merged = mergeNewest(page('hgfedc', 'c'), page('ihg', 'g'));
  expect(idsOf(merged)).toBe('ihgfedc');
  expect(merged.nextCursor).toBe('c');
});

it('takes what is read anew in place of what it was', () => {
  const read = { ...page('hg', 'g'), items: [{ id: 'h', isRead: true } as Notice, { id: 'g' } as Notice] };
  expect(mergeNewest(page('hgf', 'f'), read).items[0]?.isRead).toBe(true);
});

it('begins again where so much is new that a gap would stay between', () => {
  expect(mergeNewest(page('cba', null), page('zyx', 'x'))).toEqual(page('zyx', 'x'));
});

it('takes a page that is all there is as it is', () => {
  expect(mergeNewest(page('cba', null), page('c', null))).toEqual(page('c', null));
  expect(mergeNewest(null, page('cb', 'b'))).toEqual(page('cb', 'b'));
});
