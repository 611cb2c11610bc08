import { rules } from '@jiwu/contract/rules';
import { yuanText } from '@jiwu/kernel';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import type { Vip } from '../membershipQueries.ts';

/** From which sum on a VIP's parcel goes free, as the shipping template has it. */
const FREE_FROM = `满 ${yuanText(rules.shipping.vipFreeFromFen)} 元起`;

/** The four benefits of VIP, each with the savings so far; with the promise, while there are none. */
export function benefitWords({ saved }: Pick<Vip, 'saved'>): { title: string; note: string }[] {
  const { priceFen, shippingFen, integral, coupons } = saved;
  return [
    { title: 'VIP 价', note: priceFen > 0 ? `已省 ${formatFen(priceFen)}` : '专享会员价' },
    { title: '免运费', note: shippingFen > 0 ? `已省 ${formatFen(shippingFen)}` : FREE_FROM },
    { title: '双倍积分', note: integral > 0 ? `多得 ${formatCount(integral)}` : '每笔完成的订单' },
    { title: '每天一张日券', note: coupons > 0 ? `已用 ${formatCount(coupons)} 张` : '当天有效' },
  ];
}
