import { expect, it } from 'vitest';
import type { UnitFacets } from '../OpenBoxData.ts';
import { unitConditions } from './unitConditions.ts';
import { readUnitFilter } from './unitFilter.ts';

const facets = { categories: [{ id: 'digital', name: '数码', count: 3 }], brands: [] } as unknown as UnitFacets;
const conditions = (search: string, counted: UnitFacets | null = facets) =>
  unitConditions(readUnitFilter(new URLSearchParams(search)), counted);

it('names every condition, each with the page without it', () => {
  expect(conditions('grade=a&saving=20&category=digital&from=10&to=90&dropping=1')).toEqual([
    { label: 'A 仅拆封', to: '/openBox?saving=20&category=digital&from=10&to=90&dropping=1' },
    { label: '省 20% 以上', to: '/openBox?grade=a&category=digital&from=10&to=90&dropping=1' },
    { label: '数码', to: '/openBox?grade=a&saving=20&from=10&to=90&dropping=1' },
    { label: '¥10 – ¥90', to: '/openBox?grade=a&saving=20&category=digital&dropping=1' },
    { label: '48 小时内降价', to: '/openBox?grade=a&saving=20&category=digital&from=10&to=90' },
  ]);
});

it('works where the counts did not come', () => {
  expect(conditions('category=digital', null)).toEqual([{ label: 'digital', to: '/openBox' }]);
});

it('says an open end', () => {
  expect(conditions('from=10')[0]?.label).toBe('¥10 以上');
  expect(conditions('to=10')[0]?.label).toBe('¥10 以下');
});
