import { expect, it } from 'vitest';
import { sayStruckPrice } from './struckPrice.ts';

const said = (priceFen: number | null, shownFen: number | null, lowestFen: number | null) =>
  sayStruckPrice({ priceFen, shownFen, lowestFen });

it('says what may be written: the lowest deal of the week, if it lies above the price', () => {
  expect(said(46_900, null, 49_900)).toBe('近 7 天最低成交 499.00，划线价只能写它');
  expect(said(46_900, 49_900, 49_900)).toBe('近 7 天最低成交 499.00，划线价写的就是它');
  expect(said(46_900, null, 46_900)).toBe('近 7 天最低成交 469.00，不高于售价，写不了划线价');
  expect(said(46_900, null, null)).toBe('近 7 天没有成交，写不了划线价');
});

it('says of an older struck price that it stays as long as the price does', () => {
  expect(said(46_900, 52_900, 49_900)).toBe(
    '近 7 天最低成交 499.00。现在的划线价 529.00 在售价不变时可以留着，一改售价就只能写 499.00',
  );
  expect(said(46_900, 52_900, null)).toBe(
    '近 7 天没有成交。现在的划线价 529.00 在售价不变时可以留着，一改售价就要先去掉',
  );
  // Sold below the price, by a deal: what is shown is no longer what was charged least.
  expect(said(46_900, 49_900, 39_900)).toContain('要先去掉');
});
