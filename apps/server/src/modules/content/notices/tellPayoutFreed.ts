import { rules } from '@jiwu/contract';
import { groupedYuan } from '@jiwu/kernel';
import { shorten } from './shorten.ts';

type Ending = 'refused' | 'lapsed' | 'changed';

/** A payout that waited for a second person and was not done. */
export interface FreedPayout {
  readonly no: string;
  readonly amountFen: number;
  readonly because: Ending;
  /** The words of whoever refused it. */
  readonly reason: string | null;
}

const endings: Readonly<
  Record<Ending, { readonly title: string; readonly tell: (payout: string, reason: string) => string }>
> = {
  refused: {
    title: '佣金兑付没有通过审核',
    tell: (payout, reason) => `${payout}没有通过审核，佣金还在，可以再次兑付。原因：${shorten(reason, 200)}`,
  },
  lapsed: {
    title: '佣金兑付没有审核完',
    tell: (payout) => `${payout}${rules.approval.hours} 小时内没有审核完，已经取消。佣金还在，可以再次兑付。`,
  },
  changed: {
    title: '佣金兑付取消了',
    tell: (payout) => `${payout}在等待审核时有订单退款，金额变了，已经取消。剩下的佣金可以再次兑付。`,
  },
};

/** Why it was not done, and that what it held can be paid out again. */
export function tellPayoutFreed({ no, amountFen, because, reason }: FreedPayout): { title: string; body: string } {
  const { title, tell } = endings[because];
  return { title, body: tell(`兑付 ${no}（¥${groupedYuan(amountFen)}）`, reason ?? '') };
}
