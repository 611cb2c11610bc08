import { channels } from '../facts/channels.ts';
import type { CouponTie, Reason } from '../result/Reason.ts';
import { formatDay } from './formatDay.ts';
import type { Sentences } from './Sentences.ts';
import { formatFen } from './formatFen.ts';

const ties: Readonly<Record<CouponTie, string>> = {
  expiresSooner: '这张先到期',
  smallerThreshold: '这张门槛更低',
  id: '用较早的这张',
};

/** A coupon's name already tells its discount; the sentence adds why this coupon was chosen. */
export const couponSentences: Sentences<Extract<Reason['code'], `coupon${string}`>> = {
  couponBest: ({ name, next }) => {
    if (next === null) return `${name}。能用的只有这一张`;
    const more =
      next.tie === null
        ? `比「${next.name}」多省 ${formatFen(next.moreFen)}`
        : `与「${next.name}」一样省，${ties[next.tie]}`;
    return `${name}。已选最省的一张，${more}`;
  },
  couponChosen: ({ name, better }) =>
    better === null
      ? `${name}。您选的这张就是最省的`
      : `${name}。您选了这张，换成「${better.name}」还能多省 ${formatFen(better.moreFen)}`,
  couponNotStarted: ({ startsAt }) => `还没到可用的时间，${formatDay(startsAt)}起可用`,
  couponExpired: () => '已过期',
  couponLocked: () => '已用在另一张待付款的订单上，关闭那张订单后可用',
  couponUsed: () => '已使用',
  couponNoGoods: () => '没有适用的商品',
  couponNotInChannel: ({ channel }) => `${channels[channel].label}商品不能用券`,
  couponShort: ({ shortFen }) => `还差 ${formatFen(shortFen)}`,
  couponYields: () => '与满减不能同享，不用这张更省',
  couponUnknown: () => '没有这张券，请重新选择',
};
