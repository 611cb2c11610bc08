import { expect, it } from 'vitest';
import { placeName } from './placeName.ts';

const provinces = [
  ['330000', '浙江省', [['330100', '杭州市', [['330106', '西湖区']]] as const]] as const,
  ['440000', '广东省', [['441900', '东莞市', []] as const]] as const,
];

it.each([
  ['330106', '杭州市西湖区'],
  ['330100', '杭州市'],
  ['330000', '浙江省'],
  ['441900', '东莞市'],
  ['330199', undefined],
  ['33', undefined],
])('%s is %s', (code, name) => {
  expect(placeName(provinces, code)).toBe(name);
});
