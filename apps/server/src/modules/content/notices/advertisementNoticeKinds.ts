import { groupedYuan } from '@jiwu/kernel';
import { kind } from './kind.ts';
import { sentence } from './sentence.ts';

interface Facts {
  /** Its title, as the business wrote it. */
  readonly title: string;
  /** Where and when: 分类页，厨房餐具，11-22 至 11-28. */
  readonly where: string;
}

const refundedBecause = {
  expired: '开始前没有审完，全部退回余额，这几天重新开放，可以再订。',
  outage: '那一天没能展示满 20 小时，当天的钱退回余额。',
} as const;

/** Of brand placements: what staff decided, what went back, and that it is over. */
export const advertisementNoticeKinds = {
  adApproved: kind<Facts & { day: string }>({
    group: 'business',
    tell: ({ title, where, day }) => ({ title: `「${title}」素材通过了`, body: `${where}，${day} 0 点起展示。` }),
  }),
  adRefused: kind<Facts & { reason: string; amountFen: number }>({
    group: 'business',
    tell: ({ title, where, reason, amountFen }) => ({
      title: `「${title}」素材没有通过`,
      body: `${where}。${sentence(reason)}¥${groupedYuan(amountFen)} 已全部退回余额，改好可以再订。`,
    }),
  }),
  adRefunded: kind<Facts & { because: keyof typeof refundedBecause; amountFen: number }>({
    group: 'business',
    tell: ({ title, where, because, amountFen }) => ({
      title: `「${title}」退回 ¥${groupedYuan(amountFen)}`,
      body: `${where}。${refundedBecause[because]}`,
    }),
  }),
  adTakenDown: kind<Facts & { reason: string; amountFen: number }>({
    group: 'business',
    tell: ({ title, where, reason, amountFen }) => ({
      title: `「${title}」已被撤下`,
      body: `${where}。${sentence(reason)}今天和以后的 ¥${groupedYuan(amountFen)} 已退回余额。有疑问请联系客服。`,
    }),
  }),
  adEnded: kind<Facts & { impressions: number; clicks: number }>({
    group: 'business',
    tell: ({ title, where, impressions, clicks }) => ({
      title: `「${title}」展示结束了`,
      body: `${where}。一共展示 ${grouped(impressions)} 次，点击 ${grouped(clicks)} 次。`,
    }),
  }),
};

/** 36,842 */
function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
