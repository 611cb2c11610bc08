import { rules } from '@jiwu/contract/rules';
import { formatCount } from '../../../format/formatCount.ts';
import { TopRules } from '../../../ui/topSlot/TopRules.tsx';

const { maxRows, maxPieces, payMinutes, repeatDays, lapsedPerDay } = rules.dropshipping;

const paragraphs = [
  `一行是一位收件人、一种规格、一个包裹。一个批次最多 ${formatCount(maxRows)} 行，每行最多 ${maxPieces} 件。`,
  '每个规格按整个批次的件数算批发价，运费按包裹算。代发不叠优惠券、满减和积分，也没有佣金。',
  `下单后库存留 ${payMinutes} 分钟，整批一次付清，有一单付不成就都不付。一天里有 ${lapsedPerDay} 个批次下单不付，当天不能再下单。`,
  '面单写您商户的寄件人，包裹里不放价格单，不放集物字样。',
  `同一手机号、规格和地址，${repeatDays} 天内寄过的会标成重复，勾上才寄。`,
  '没发出的行可以取消，钱回到余额；发出的逐单申请售后。',
];

/** In the phone's top bar: how dropshipping works. */
export function RulesTop() {
  return <TopRules title="一件代发怎么用" paragraphs={paragraphs} />;
}
