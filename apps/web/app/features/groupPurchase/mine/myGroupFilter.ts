import { rules } from '@jiwu/contract/rules';

export type MyGroupTab = 'all' | (typeof rules.groupPurchase.states)[number];

export const myGroupTabs: readonly { readonly tab: MyGroupTab; readonly label: string }[] = [
  { tab: 'all', label: '全部' },
  { tab: 'open', label: '拼团中' },
  { tab: 'full', label: '已成团' },
  { tab: 'failed', label: '未成团' },
];

/** The tab in the address; unknown values are ignored. */
export function readMyGroupTab(params: URLSearchParams): MyGroupTab {
  const state = params.get('state');
  return rules.groupPurchase.states.find((known) => known === state) ?? 'all';
}

export function myGroupsAddress(tab: MyGroupTab): string {
  return tab === 'all' ? '/order/myGroups' : `/order/myGroups?state=${tab}`;
}
