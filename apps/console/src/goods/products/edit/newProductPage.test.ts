import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// Whoever renders without a browser has no session, and with that no role.
beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', () => {});
});
afterAll(() => void vi.unstubAllGlobals());

it('is not shown to who may not make a product', async () => {
  const { NewProductPage } = await import('./NewProductPage.tsx');
  expect(renderToStaticMarkup(createElement(NewProductPage))).toContain('没有权限：“新建商品”');
});
