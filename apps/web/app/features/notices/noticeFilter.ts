import { noticesPath } from '../../shared/notices/noticesPath.ts';
import type { NoticeCounts, NoticeFilter } from '../../shared/notices/useNoticeList.ts';

export type NoticeTab = keyof NoticeCounts;

const labels: Readonly<Record<NoticeTab, string>> = {
  all: '全部',
  unread: '未读',
  order: '订单',
  groupPurchase: '拼团',
  collection: '收藏',
  membership: '会员与活动',
  business: '商户与推广',
  support: '客服',
};

/** In the order in which they stand. */
export const noticeTabs = (Object.keys(labels) as NoticeTab[]).map((tab) => ({ tab, label: labels[tab] }));

/** The tab that the address names; all without one, or with one that there is not. */
export function readNoticeTab(params: URLSearchParams): NoticeTab {
  return noticeTabs.find(({ tab }) => tab === params.get('tab'))?.tab ?? 'all';
}

export function noticeTabAddress(tab: NoticeTab): string {
  return tab === 'all' ? noticesPath : `${noticesPath}&tab=${tab}`;
}

/** What the shop is asked for. */
export function filterOf(tab: NoticeTab): NoticeFilter {
  if (tab === 'all') return {};
  return tab === 'unread' ? { unread: 'true' } : { tab };
}
