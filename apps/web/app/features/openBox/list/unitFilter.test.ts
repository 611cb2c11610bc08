import { expect, it } from 'vitest';
import { filterAddress, filtersOf, readUnitFilter, withoutConditions, withToggled } from './unitFilter.ts';

const read = (search: string) => readUnitFilter(new URLSearchParams(search));

it('reads an address, and leaves out what it does not know', () => {
  expect(read('grade=b,a,x&saving=20&category=digital,NO!&from=10&to=300&complete=1&working=2&sort=drop')).toEqual({
    grades: ['a', 'b'],
    saving: '20',
    categories: ['digital'],
    brands: [],
    from: 10,
    to: 300,
    flags: ['complete'],
    sort: 'drop',
  });
  expect(read('saving=15&from=-1&sort=best')).toEqual(withoutConditions({ sort: 'new' }));
});

it('puts prices in order', () => {
  expect(read('from=300&to=10')).toMatchObject({ from: 10, to: 300 });
});

it('writes what it reads, and nothing where nothing is chosen', () => {
  const address = '/openBox?grade=a,b&saving=30&category=digital&brand=jiuguang&from=10&dropping=1&free=1&sort=saving';
  expect(filterAddress(read(address.split('?')[1] ?? ''))).toBe(address);
  expect(filterAddress(read(''))).toBe('/openBox');
});

it('asks the API with the same words', () => {
  expect(filtersOf(read('grade=new&working=1&to=5'))).toEqual({ grade: 'new', working: '1', to: '5' });
});

it('toggles one value and keeps the rest', () => {
  const filter = read('grade=a&sort=drop');
  expect(filterAddress(withToggled(filter, 'grades', 'b'))).toBe('/openBox?grade=a,b&sort=drop');
  expect(filterAddress(withToggled(filter, 'grades', 'a'))).toBe('/openBox?sort=drop');
  expect(filterAddress(withToggled(filter, 'flags', 'free'))).toBe('/openBox?grade=a&free=1&sort=drop');
});
