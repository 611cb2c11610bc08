import { yuanText } from '@jiwu/kernel';
import { channels } from '../facts/channels.ts';
import type { Reason } from '../result/Reason.ts';
import type { Sentences } from './Sentences.ts';
import { formatCount } from './formatCount.ts';
import { formatFen } from './formatFen.ts';

const savedEach = (savedFen: number): string => (savedFen > 0 ? `，每件省 ${formatFen(savedFen)}` : '');

export const priceSentences: Sentences<Exclude<Reason['code'], `${'campaign' | 'coupon'}${string}`>> = {
  ordinaryPrice: () => '普通价',
  vipPrice: ({ savedFen }) => `VIP 价${savedEach(savedFen)}`,
  wholesalePrice: ({ minQuantity, savedFen }) => `批发价，${formatCount(minQuantity)} 件起${savedEach(savedFen)}`,
  channelPrice: ({ channel, savedFen }) => `${channels[channel].label}价${savedEach(savedFen)}`,
  integralUsed: ({ integral, perYuan }) => `用 ${formatCount(integral)} 积分，${formatCount(perYuan)} 积分抵 1 元`,
  integralReduced: ({ because, used, capBp, step }) => {
    const why = {
      cap: `积分最多抵商品的 ${capBp / 100}%`,
      balance: '积分不够',
      step: `积分每次用 ${formatCount(step)} 的倍数`,
    };
    return `${why[because]}，这次用 ${formatCount(used)} 积分`;
  },
  shippingFree: ({ fromFen }) => `满 ${yuanText(fromFen)} 元免运费`,
  shippingFreeVip: ({ fromFen }) => `VIP 满 ${yuanText(fromFen)} 元免运费`,
  shippingNoFee: () => '不收运费',
  shippingCharged: ({ freeFromFen, shortFen }) => `满 ${yuanText(freeFromFen)} 元免运费，还差 ${formatFen(shortFen)}`,
  vipWouldSave: ({ savedFen }) => `开通 VIP，这一单可省 ${formatFen(savedFen)}`,
};
