import type { StaffOrder } from '@jiwu/contract';

/** Channels, as the dashboard calls them. */
export const kindNames: Readonly<Record<StaffOrder['kind'], string>> = {
  normal: '普通',
  groupPurchase: '拼团',
  woot: '每日一抢',
  openBox: '开箱',
  dropshipping: '一件代发',
  prize: '奖品',
};
