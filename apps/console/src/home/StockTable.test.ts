import { rules } from '@jiwu/contract/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { StockTable } from './StockTable.tsx';

it('shows pictures from where they are served, in a width that is served', () => {
  const fileId = '01890a5d-ac96-7000-8000-000000000001';
  const item = {
    skuId: '01890a5d-ac96-7000-8000-000000000002',
    productId: '01890a5d-ac96-7000-8000-000000000003',
    title: '柴烧公道杯',
    words: '云灰',
    code: 'CUP-1',
    picture: { fileId, placeholder: '', alt: '' },
    available: 3,
    dailyHundredths: 250,
    daysTenths: 12,
  };
  const table = createElement(StockTable, {
    stock: { total: 1, items: [item], reckonedAt: '2026-11-20T00:00:00.000Z' },
  });
  const shown = renderToStaticMarkup(createElement(MemoryRouter, null, table));
  const [, place, width] = / src="([^"?]*)\?w=(\d+)"/.exec(shown) ?? [];
  expect(place).toBe(`/file/${fileId}`);
  expect(rules.pictureWidths).toContain(width);
});
