import { expect, it } from 'vitest';
import { diffValues } from './diffValues.ts';

it('opens objects, keeps lists whole, and says what changed', () => {
  const before = { name: '许可', roles: ['orders'], address: { city: '杭州', no: 1 }, same: true };
  const after = { name: '许可', roles: ['goods'], address: { city: '宁波', no: 1 }, same: true, added: null };
  expect(diffValues(before, after)).toEqual([
    { path: 'name', before: '许可', after: '许可', isChanged: false },
    { path: 'roles', before: '["orders"]', after: '["goods"]', isChanged: true },
    { path: 'address.city', before: '杭州', after: '宁波', isChanged: true },
    { path: 'address.no', before: '1', after: '1', isChanged: false },
    { path: 'same', before: 'true', after: 'true', isChanged: false },
    { path: 'added', before: null, after: 'null', isChanged: true },
  ]);
});

it('takes a row without a before, and an empty object for a value', () => {
  expect(diffValues(null, { filters: {} })).toEqual([{ path: 'filters', before: null, after: '{}', isChanged: true }]);
  expect(diffValues({ a: 1 }, null)).toEqual([{ path: 'a', before: '1', after: null, isChanged: true }]);
});
