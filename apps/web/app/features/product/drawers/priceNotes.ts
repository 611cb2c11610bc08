import { formatFen } from '../../../format/formatFen.ts';
import type { Sku } from '../ProductData.ts';

/** The origin of each price of a SKU; only of the prices that it has. */
export function priceNotes(sku: Sku): { title: string; text: string }[] {
  const { priceFen, vipPriceFen, marketPriceFen, wholesale } = sku;
  return [
    { title: `普通价 ${formatFen(priceFen)}`, text: '所有人都可以按这个价格购买。每次变动都记在“价格走势”里。' },
    ...(vipPriceFen === null
      ? []
      : [
          {
            title: `VIP 价 ${formatFen(vipPriceFen)}`,
            text: 'VIP 有效期内自动按这个价格结算；不是 VIP 的，结算时按普通价。',
          },
        ]),
    ...wholesale.map((tier) => ({
      title: `批发价 ${formatFen(tier.priceFen)}，${tier.minQuantity} 件起`,
      text: '通过审核的商户，一次购买同一规格达到件数时按这个价格结算。',
    })),
    ...(marketPriceFen === null
      ? []
      : [
          {
            title: `划线价 ${formatFen(marketPriceFen)}`,
            text: '降价前 7 天内真实成交过的最低价。没有真实成交过的价格，我们不划线。',
          },
        ]),
  ];
}
