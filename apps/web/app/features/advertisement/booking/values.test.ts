import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { spanOf, startValues } from './values.ts';

const span = { first: '2026-11-22', last: '2026-11-28' };
const businesses = [
  { id: 'stopped', state: 'stopped' },
  { id: 'first', state: 'approved' },
  { id: 'second', state: 'approved' },
] as const;

it('begins with the days of the calendar and a business that may book', () => {
  const { days, businessId, title } = startValues({ draft: null, businesses, span });
  expect(spanOf(days)).toEqual(span);
  expect([businessId, title]).toEqual(['first', undefined]);
  expect(spanOf(null)).toBeNull();
  expect(spanOf([dayjs('2026-11-22'), dayjs('2026-11-22')])).toEqual({ first: '2026-11-22', last: '2026-11-22' });
});

it('brings along what an earlier booking said, where it still holds', () => {
  const draft = { title: '一把顺手的壶', landing: '/product?id=1', pictureFileId: 'f' };
  expect(startValues({ draft: { ...draft, businessId: 'second' }, businesses, span })).toMatchObject({
    businessId: 'second',
    title: '一把顺手的壶',
    picture: { fileId: 'f' },
  });
  const other = startValues({ draft: { ...draft, businessId: 'stopped', pictureFileId: null }, businesses, span });
  expect(other).toMatchObject({ businessId: 'first', landing: '/product?id=1' });
  expect(other.picture).toBeUndefined();
});
