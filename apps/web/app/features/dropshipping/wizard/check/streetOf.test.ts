import { expect, it } from 'vitest';
import { streetOf } from './streetOf.ts';

it.each([
  ['河北省朝阳区建国路 88 号', '建国路 88 号'],
  ['广东省深圳市天河区体育西路 1 号', '体育西路 1 号'],
  ['鼓楼区中山北路 30 号', '中山北路 30 号'],
  ['建国路 88 号', '建国路 88 号'],
  ['浙江省 杭州市 西湖区 文三路 1 号', '文三路 1 号'],
])('%s', (address, street) => {
  expect(streetOf(address)).toBe(street);
});
