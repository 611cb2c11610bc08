import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// Whoever renders without a browser has no session, and with that no role.
beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', () => {});
});
afterAll(() => void vi.unstubAllGlobals());

it('names roles so that they do not read like goods, and asks for nothing of what is inside', async () => {
  const { OnlyFor } = await import('./OnlyFor.tsx');
  const Inside = () => {
    throw new Error('was rendered');
  };
  const Page = () => OnlyFor({ title: '新建商品', endpoint: 'staffProductCreate', children: createElement(Inside) });
  const html = renderToStaticMarkup(createElement(Page));
  expect(html).toContain('没有权限：“新建商品”归“商品”“超级管理员”岗位');
  expect(html).toContain('可以请“商品”岗位的同事发给你');
});
