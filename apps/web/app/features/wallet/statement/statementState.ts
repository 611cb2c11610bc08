import { rules } from '@jiwu/contract/rules';

export type StatementKind = (typeof rules.wallet.statementGroups)[number];

/** What the address says is to be seen; without a month, the one it is. */
export interface StatementState {
  readonly month: string | null;
  readonly kind: StatementKind | null;
}

/** What means nothing is left out, instead of asking the API for it. */
export function readStatementState(params: URLSearchParams): StatementState {
  const month = params.get('month') ?? '';
  return {
    month: rules.wallet.monthPattern.test(month) ? month : null,
    kind: rules.wallet.statementGroups.find((name) => name === params.get('kind')) ?? null,
  };
}

export function statementAddress({ month, kind }: StatementState): string {
  const params = new URLSearchParams({ ...(month !== null && { month }), ...(kind !== null && { kind }) }).toString();
  return params ? `/user/balance?${params}` : '/user/balance';
}
