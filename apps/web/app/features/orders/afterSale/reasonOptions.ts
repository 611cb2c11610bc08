import { rules } from '@jiwu/contract/rules';
import type { AfterSale, Order } from '../orderQueries.ts';
import { afterSaleReasonWords, unsentReasonWords } from '../orderWords.ts';

/** Reasons that a buyer can give; the shop has reasons of its own. */
export type AskedReason = (typeof rules.afterSale.reasons)[number];

interface ReasonOption {
  readonly value: AskedReason;
  readonly label: string;
}

const unsent = ['changedMind', 'wrongGoods', 'late', 'other'] as const;

/** The reasons for a kind of request. A buyer who changed their mind about sent goods must send them back. */
export function reasonOptions(isUnsent: boolean, kind: AfterSale['kind'], returns: Order['returns']): ReasonOption[] {
  const isAllowed = (reason: AskedReason) => returns.reasons.includes(reason);
  if (isUnsent) return unsent.filter(isAllowed).map((value) => ({ value, label: unsentReasonWords[value] }));
  return rules.afterSale.reasons
    .filter((reason) => isAllowed(reason) && (kind === 'returnRefund' || reason !== 'changedMind'))
    .map((value) => ({ value, label: afterSaleReasonWords[value] }));
}
