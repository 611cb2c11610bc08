import { rules } from '@jiwu/contract/rules';

export type StatementKind = (typeof rules.wallet.statementGroups)[number];

/** The filters in the address; without a month, the present one. */
export interface StatementState {
  readonly month: string | null;
  readonly kind: StatementKind | null;
}

/** An unknown value is ignored instead of being sent to the API. */
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
