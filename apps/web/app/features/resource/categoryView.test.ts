import { describe, expect, it } from 'vitest';
import { viewCategories } from './categoryView.ts';

const node = (id: string, parentId: string | null, level: number, count: number) => ({
  id,
  parentId,
  level,
  name: `name of ${id}`,
  count,
  picture: null,
});

const categories = {
  total: 100,
  items: [
    node('home', null, 1, 60),
    node('decor', 'home', 2, 30),
    node('tea', 'decor', 3, 10),
    node('clock', 'decor', 3, 20),
    node('lamp', 'home', 2, 30),
    node('food', null, 1, 40),
    node('honey', 'food', 2, 40),
  ],
};

const sketch = (view: ReturnType<typeof viewCategories>) =>
  view?.rows.map(({ id, depth, look, count }) => `${'  '.repeat(depth)}${id} ${look} ${count}`);

describe('the tree', () => {
  it('shows the first level on the page of all categories', () => {
    expect(sketch(viewCategories(categories, null))).toEqual(['home closed 60', 'food closed 40']);
  });

  it('is open along the path, and leaves out the other branches of the first level', () => {
    expect(sketch(viewCategories(categories, 'decor'))).toEqual([
      'home open 60',
      '  decor open 30',
      '    tea leaf 10',
      '    clock leaf 20',
      '  lamp leaf 30',
    ]);
    expect(viewCategories(categories, 'clock')?.path.map(({ id }) => id)).toEqual(['home', 'decor', 'clock']);
  });

  it('shows only categories with hits, by their hits, in a search', () => {
    const found = new Map([
      ['home', 3],
      ['decor', 3],
      ['clock', 3],
    ]);
    expect(sketch(viewCategories(categories, 'decor', found))).toEqual([
      'home open 3',
      '  decor open 3',
      '    clock leaf 3',
    ]);
    expect(sketch(viewCategories(categories, 'lamp', found))?.at(-1)).toBe('  lamp leaf 0');
  });

  it('is nothing for a category that does not exist', () => {
    expect(viewCategories(categories, 'moon')).toBeUndefined();
  });
});

describe('the tiles', () => {
  const tiles = (current: string | null) =>
    viewCategories(categories, current)?.tiles.map(({ id, isCurrent }) => (isCurrent ? `[${id}]` : String(id)));

  it('are what lies below, after 全部', () => {
    expect(tiles(null)).toEqual(['[null]', 'home', 'food']);
    expect(tiles('decor')).toEqual(['[decor]', 'tea', 'clock']);
  });

  it('are what lies beside where nothing lies below', () => {
    expect(tiles('clock')).toEqual(['decor', 'tea', '[clock]']);
  });
});
