import { expect, it } from 'vitest';
import { findCarrierByName } from './carriers.ts';

it.each([
  ['顺丰', 'sf'],
  ['顺丰速运', 'sf'],
  [' ＳＦ ', 'sf'],
  ['shunfeng', 'sf'],
  ['中通快递', 'zto'],
  ['圆通', 'yto'],
  ['EMS', 'ems'],
  ['邮政EMS', 'ems'],
  ['京东快递', 'jd'],
  ['中通快运', null],
  ['constructor', null],
  ['', null],
])('%s is %s', (name, id) => {
  expect(findCarrierByName(name)).toBe(id);
});
