import { expect, it } from 'vitest';
import { percent } from './percent.ts';
import { shortYuan } from './shortYuan.ts';

it('says a limit and a share as one speaks of them', () => {
  expect([200_000, 1000, 1250].map(shortYuan)).toEqual(['¥2,000', '¥10', '¥12.5']);
  expect([800, 250, 0].map(percent)).toEqual(['8%', '2.5%', '0%']);
});
