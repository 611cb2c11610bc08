import { rules } from '@jiwu/contract/rules';
import { yuanText } from '@jiwu/kernel';
import type { IconName } from '../../../ui/icon/Icon.tsx';

interface ShopPromise {
  icon: IconName;
  title: string;
  note: string;
}

export const shopPromises: ShopPromise[] = [
  { icon: 'shield', title: '七天无理由', note: `签收后 ${rules.afterSale.returnDays} 天内可退` },
  {
    icon: 'truck',
    title: `满 ${yuanText(rules.shipping.freeFromFen)} 元免运费`,
    note: `VIP 满 ${yuanText(rules.shipping.vipFreeFromFen)} 元`,
  },
  { icon: 'tag', title: '每一分都有说明', note: '优惠逐条列出' },
  { icon: 'trend', title: '价格有据可查', note: '历史价格公开' },
];
