import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ListTable } from './ListTable.tsx';
import type { CursorList } from './useCursorList.ts';

// A browser that has kept no choice of columns.
beforeAll(() => void vi.stubGlobal('localStorage', { getItem: () => null }));
afterAll(() => void vi.unstubAllGlobals());

const nothing = { isLoading: false, isFailed: false, isFading: false, isLoadingMore: false };
const acts = { loadMore: () => {}, retry: () => {} };

function shown(list: Pick<CursorList<{ no: string }>, 'rows' | 'hasMore'>): string {
  const table = createElement(ListTable<{ no: string }>, {
    what: '订单',
    list: { ...nothing, ...acts, ...list },
    columns: [{ key: 'no', title: '订单号', dataIndex: 'no' }],
    keyOf: ({ no }) => no,
    empty: '这几个条件下没有订单',
  });
  return renderToStaticMarkup(createElement(MemoryRouter, null, table));
}

it('goes on from a page on which nothing was found, and says so at the end alone', () => {
  const going = shown({ rows: [], hasMore: true });
  expect(going).toContain('这一段里没有，可以接着找');
  expect(going).toMatch(/<button[^>]*>.*接着找/);
  expect(going).not.toContain('这几个条件下没有订单');
  expect(shown({ rows: [], hasMore: false })).toBe('这几个条件下没有订单');
});
