import type { Channel } from './resourceState.ts';

export const channelNames: Readonly<Record<Channel, string>> = {
  vip: '有 VIP 价',
  groupPurchase: '拼团',
  openBox: '开箱',
  celebrity: '达人推荐',
  woot: '每日一抢',
};
