import { expect, it } from 'vitest';
import { divisionLabel, divisionOptions, divisionPath } from './divisionOptions.ts';

const options = divisionOptions([
  ['330000', '浙江省', [['330100', '杭州市', [['330106', '西湖区']]]]],
  ['440000', '广东省', [['441900', '东莞市', []]]],
]);

it('finds the way to a district', () => {
  expect(divisionPath(options, '330106')).toEqual(['330000', '330100', '330106']);
});

it('ends at a city that has no districts', () => {
  expect(divisionPath(options, '441900')).toEqual(['440000', '441900']);
});

it('does not stop above the districts, nor at what is not there', () => {
  expect(divisionPath(options, '330100')).toEqual([]);
  expect(divisionPath(options, '999999')).toEqual([]);
});

it('calls a place by city and district', () => {
  expect(divisionLabel(options, '330106')).toBe('杭州市西湖区');
  expect(divisionLabel(options, '441900')).toBe('东莞市');
});
