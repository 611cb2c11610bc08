import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CursorList } from './useCursorList.ts';

interface Row {
  readonly id: string;
}

const nothing: CursorList<Row> = {
  rows: [],
  isLoading: false,
  isFailed: false,
  isFading: false,
  hasMore: false,
  isLoadingMore: false,
  loadMore: () => {},
  retry: () => {},
};

// What the browser has, and the list reads while it is being loaded.
beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', () => {});
});
afterAll(() => void vi.unstubAllGlobals());

async function shown(list: Partial<CursorList<Row>>): Promise<string> {
  const { ListTable } = await import('./ListTable.tsx');
  const table = createElement(ListTable<Row>, {
    what: '订单',
    list: { ...nothing, ...list },
    columns: [{ title: '编号', dataIndex: 'id' }],
    keyOf: ({ id }) => id,
    empty: '没有这样的订单',
  });
  const router = createMemoryRouter([{ path: '/', element: table }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

it('says that it reads, and not that there is nothing, until it is known', async () => {
  for (const list of [{ isLoading: true }, { isFading: true }]) {
    const html = await shown(list);
    expect(html).toContain('正在读…');
    expect(html).not.toMatch(/ant-empty|已显示|没有这样的订单/);
  }
});

it('says that there is nothing when that is known, and else how many it shows', async () => {
  expect(await shown({})).toBe('没有这样的订单');
  const html = await shown({ rows: [{ id: '7' }], isFading: true });
  expect(html).toContain('已显示 1 条');
  expect(html).not.toContain('正在读…');
});

it('goes on from a page on which nothing was found, and says so at the end alone', async () => {
  const going = await shown({ hasMore: true });
  expect(going).toContain('这一段里没有，可以接着找');
  expect(going).toMatch(/<button[^>]*>.*接着找/);
  expect(going).not.toContain('没有这样的订单');
});
