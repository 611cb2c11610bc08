import { rules } from '@jiwu/contract/rules';
import { yuanText } from '@jiwu/kernel';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import type { Vip } from '../membershipQueries.ts';

/** From which sum on a VIP's parcel goes free, as the shipping template has it. */
const FREE_FROM = `满 ${yuanText(rules.shipping.vipFreeFromFen)} 元起`;

/** The four benefits of VIP, each with the savings so far; with the promise, while there are none. */
export function benefitWords({ saved }: Pick<Vip, 'saved'>): { title: string; note: string }[] {
  const { priceFen, shippingFen, integral, coupons, couponFen } = saved;
  return [
    { title: 'VIP 价', note: priceFen > 0 ? `已省 ${formatFen(priceFen)}` : '专享会员价' },
    { title: '免运费', note: shippingFen > 0 ? `已省 ${formatFen(shippingFen)}` : FREE_FROM },
    { title: '双倍积分', note: integral > 0 ? `多得 ${formatCount(integral)}` : '每笔完成的订单' },
    {
      title: '每天一张日券',
      note:
        couponFen > 0 ? `已省 ${formatFen(couponFen)}` : coupons > 0 ? `已用 ${formatCount(coupons)} 张` : '当天有效',
    },
  ];
}

/** All that VIP saved in money: exactly the sum of the benefits above; the last 30 days are a part of it. */
export function savedWords({ saved }: Pick<Vip, 'saved'>): string | null {
  const allFen = saved.priceFen + saved.shippingFen + saved.couponFen;
  if (allFen === 0) return null;
  const recent = saved.recentFen > 0 ? `，其中近 30 天 ${formatFen(saved.recentFen)}` : '';
  return `VIP 一共为您省了 ${formatFen(allFen)}${recent}。`;
}
