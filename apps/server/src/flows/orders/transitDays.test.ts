import { expect, it } from 'vitest';
import { findDivision } from '../../modules/people/addresses/index.ts';
import { hasSlots, transitDays } from './transitDays.ts';

it.each([
  ['浙江杭州', '330106', '杭州市西湖区', 1, true],
  ['江苏苏州', '310104', '上海市徐汇区', 1, true],
  ['上海', '110105', '北京市朝阳区', 3, true],
  ['广东佛山', '441900', '东莞市', 1, true],
  ['浙江杭州', '330127', '杭州市淳安县', 1, false],
  ['浙江杭州', '650102', '乌鲁木齐市天山区', 6, false],
  ['浙江杭州', '653131', '喀什地区塔什库尔干塔吉克自治县', 9, false],
  ['产地直发', '330106', '杭州市西湖区', 3, true],
] as const)('from %s to %s %s: %i days, two hours of choice: %s', (shipsFrom, code, name, days, slots) => {
  const division = findDivision(code);
  expect(`${division?.city}${division?.district}`).toBe(name);
  expect(transitDays(shipsFrom, code)).toBe(days);
  expect(hasSlots({ divisionCode: code, district: division?.district ?? '' })).toBe(slots);
});
