import { expect, it } from 'vitest';
import { changedSearch } from './changedSearch.ts';

it('keeps what else stands in the address now', () => {
  const now = { pathname: '/deals', search: '?view=month&from=2026-12-01' };
  expect(changedSearch(now, '/deals', { open: 'a', from: undefined })).toBe('?view=month&open=a');
  expect(changedSearch({ pathname: '/deals', search: '?open=a' }, '/deals', { open: '' })).toBe('');
});

it('leads nobody back to a page that was left meanwhile', () => {
  expect(changedSearch({ pathname: '/orders', search: '?view=mine' }, '/deals', { open: undefined })).toBeNull();
});
