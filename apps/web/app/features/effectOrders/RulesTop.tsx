import { rules } from '@jiwu/contract/rules';
import { formatFenShort } from '../../format/formatFenShort.ts';
import { TopRules } from '../../ui/topSlot/TopRules.tsx';

const { clickDays, settleDays, minPayoutFen } = rules.effectOrder;

const paragraphs = [
  `别人点了您的链接，${clickDays} 天内下单都记在您名下；点了几个人的，算最后一个。自己买、同一台设备或同一个地址买的不算。`,
  '佣金按对方为商品实付的钱算，不含运费，比例在付款时定下。每日一抢、开箱、一件代发和奖品没有佣金。',
  `付款后是待生效，对方收货后是待结算，${settleDays} 天没有售后就转为可兑付。退掉一部分，佣金按比例减少；全退就失效。`,
  `可兑付的满 ${formatFenShort(minPayoutFen)} 能一次兑付到余额。一天超过 ${formatFenShort(rules.approval.aboveFen.payout)} 要由第二个人核对，最多 ${rules.approval.hours} 小时。`,
  '兑付之后对方又退款，已到余额的钱不会倒扣，从以后的佣金里减。',
];

/** In the phone's top bar: how commission is earned and paid. */
export function RulesTop() {
  return <TopRules title="佣金怎么算" paragraphs={paragraphs} />;
}
