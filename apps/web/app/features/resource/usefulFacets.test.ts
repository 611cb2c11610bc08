import { expect, it } from 'vitest';
import { readState } from './resourceState.ts';
import { usefulFacets } from './usefulFacets.ts';

const values = (counts: number[], swatch: string | null = null) =>
  counts.map((count, order) => ({ value: `v${order}`, swatch, count }));

const counted = {
  total: 1,
  isCapped: false,
  unfiltered: 2,
  categories: [{ id: 'home', count: 1 }],
  brands: [],
  options: [
    { name: '规格', values: values([3, 1]) },
    { name: '香味', values: values([1, 1]) },
    { name: '颜色', values: values([1], '#ffffff') },
  ],
  attributes: ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    name,
    values: Array.from({ length: 12 }, (_, order) => ({ value: `v${order}`, count: 1 })),
  })),
  channels: [],
  inStock: 1,
  campaign: null,
  prices: null,
};

const useful = (query: string) => usefulFacets(counted, readState(new URLSearchParams(query)));
const optionNames = (query: string) => useful(query).options.map(({ name }) => name);

it('offers colours everywhere, and what some goods share inside a category', () => {
  expect(optionNames('')).toEqual(['颜色']);
  expect(optionNames('category=home')).toEqual(['规格', '颜色']);
});

it('keeps what is chosen, however little it helps', () => {
  expect(optionNames('option=香味:v0')).toEqual(['香味', '颜色']);
  const { attributes } = useful('attribute=e:v11');
  expect(attributes.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(attributes.at(-1)?.values.map(({ value }) => value)).toContain('v11');
});

it('leaves the rest out', () => {
  const facets = useful('');
  expect(facets).not.toHaveProperty('categories');
  expect(facets.attributes).toHaveLength(4);
  expect(facets.attributes[0]?.values).toHaveLength(8);
});
