import { rules } from '@jiwu/contract/rules';

type Waiting = (typeof rules.groupPurchase.filters)[number];

/** What the address asks for. */
export interface GroupFilter {
  /** Null: the first of all groups; a named filter shows all that it has. */
  readonly waiting: Waiting | null;
  /** A category of the first level. */
  readonly category: string | null;
}

export const waitingTabs: readonly { readonly waiting: Waiting; readonly label: string }[] = [
  { waiting: 'oneShort', label: '差 1 人' },
  { waiting: 'ending', label: '快到期' },
  { waiting: 'all', label: '全部' },
];

/** Unknown values are ignored. */
export function readGroupFilter(params: URLSearchParams): GroupFilter {
  const [filter, category] = [params.get('filter'), params.get('category')];
  return {
    waiting: rules.groupPurchase.filters.find((known) => known === filter) ?? null,
    category: category !== null && rules.wordPattern.test(category) ? category : null,
  };
}

export function groupListAddress({ waiting, category }: GroupFilter): string {
  const params = new URLSearchParams({ ...(waiting && { filter: waiting }), ...(category && { category }) });
  return params.size > 0 ? `/groupPurchase?${params.toString()}` : '/groupPurchase';
}
