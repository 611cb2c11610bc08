import { expect, it } from 'vitest';
import { sumSentence } from './sumSentence.ts';

const line = (payFen: number, campaignFen = 0, couponFen = 0, integralFen = 0) => ({
  payFen,
  campaignFen,
  couponFen,
  integralFen,
});

it('shows how the lines of the mock-up add up', () => {
  const lines = [line(37_894, 3246, 2705, 2055), line(12_879, 1103, 919, 699), line(9394), line(9883)];
  expect(sumSentence({ lines, shippingFen: 0, payFen: 70_050 })).toBe(
    '满减、券、积分按金额分摊到每行，分毫相加等于订单：378.94 + 128.79 + 93.94 + 98.83 = 700.50。退货时按这里的实付退。',
  );
});

it('names only what there is, and counts the way in', () => {
  expect(sumSentence({ lines: [line(5000, 0, 500), line(1000)], shippingFen: 600, payFen: 6600 })).toBe(
    '券按金额分摊到每行，分毫相加等于订单：50.00 + 10.00 + 运费 6.00 = 66.00。退货时按这里的实付退。',
  );
  expect(sumSentence({ lines: [line(5000)], shippingFen: 0, payFen: 5000 })).toBe('实付 50.00。退货时按这里的实付退。');
  const many = Array.from({ length: 7 }, () => line(100));
  expect(sumSentence({ lines: many, shippingFen: 0, payFen: 700 })).toContain('各行实付共 7.00 = 7.00');
});
