import { expect, it } from 'vitest';
import { filtersOf, readSearch, searchText, wholeNumber } from './orderFilters.ts';

it.each([
  ['2026111400286517', { no: '2026111400286517' }],
  ['6024', { phoneTail: '6024' }],
  [' 林知夏  6024 ', { recipient: '林知夏', phoneTail: '6024' }],
  ['', {}],
])('%s is what it looks like', (text, expected) => {
  expect(readSearch(text)).toEqual({
    no: undefined,
    phoneTail: undefined,
    recipient: undefined,
    ...expected,
  });
});

it.each(['林', '123', '12345', '林知夏6024', '13800006024'])('%s means nothing', (text) => {
  expect(readSearch(text)).toBeNull();
});

it('knows a whole phone number, which never goes to the address', () => {
  expect([wholeNumber(' 13800006024 '), wholeNumber('6024'), wholeNumber('林知夏 13800006024')]).toEqual([
    '13800006024',
    null,
    null,
  ]);
});

it('filters by nothing where the address says what means nothing', () => {
  const garbage = { state: 'garbage', kind: 'x', by: 'y', due: 'never', reminded: '2', afterSale: 'shut', sort: 'a' };
  expect(filtersOf({ ...garbage, recipient: '林知夏' })).toEqual({ recipient: '林知夏' });
  const meant = {
    state: 'closed',
    kind: 'woot',
    by: 'paid',
    due: 'today',
    reminded: '1',
    afterSale: 'open',
    sort: 'due',
  };
  expect(filtersOf(meant)).toEqual(meant);
});

it('goes to the address and back', () => {
  expect(searchText({ recipient: '林知夏', phoneTail: '6024', state: 'closed' })).toBe('6024 林知夏');
  expect(filtersOf({ state: 'closed', open: '1', from: '' })).toEqual({ state: 'closed' });
});
