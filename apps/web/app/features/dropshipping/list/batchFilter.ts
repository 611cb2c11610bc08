import { rules } from '@jiwu/contract/rules';
import { LIST } from '../batchAddress.ts';

export type BatchTab = 'all' | (typeof rules.dropshipping.tabs)[number];

/** The filter of the list, as it stands in the address. */
export interface BatchFilter {
  readonly tab: BatchTab;
  readonly keyword: string;
}

export const batchTabs: readonly BatchTab[] = ['all', ...rules.dropshipping.tabs];

export const tabNames: Readonly<Record<BatchTab, string>> = {
  all: '全部',
  processing: '处理中',
  awaitingDispatch: '待发货',
  sent: '已发出',
  completed: '已完成',
};

const LONGEST_KEYWORD = 40;

/** Unknown values are ignored. */
export function readBatchFilter(params: URLSearchParams): BatchFilter {
  const named = params.get('tab');
  return { tab: batchTabs.find((tab) => tab === named) ?? 'all', keyword: cleanKeyword(params.get('keyword') ?? '') };
}

/** A word as the search takes it. */
export function cleanKeyword(typed: string): string {
  const printable = [...typed].filter((sign) => !rules.unprintable.test(sign)).join('');
  return printable.trim().slice(0, LONGEST_KEYWORD).trim();
}

export function listAddress({ tab, keyword }: BatchFilter): string {
  const params = new URLSearchParams({ ...(tab !== 'all' && { tab }), ...(keyword !== '' && { keyword }) });
  return params.size > 0 ? `${LIST}?${params}` : LIST;
}
