import { rules } from '@jiwu/contract/rules';
import type { AfterSale, Order } from '../orderQueries.ts';
import { afterSaleReasonWords, unsentReasonWords } from '../orderWords.ts';

/** Reasons that a buyer can give; the shop has reasons of its own. */
export type AskedReason = (typeof rules.afterSale.reasons)[number];

type Returns = Pick<Order, 'returns'>;
type ReceivedFacts = Pick<Order, 'state'> & {
  readonly history: readonly Pick<Order['history'][number], 'to' | 'by'>[];
  readonly parcels: readonly Pick<Order['parcels'][number], 'direction' | 'state'>[];
};

interface ReasonOption {
  readonly value: AskedReason;
  readonly label: string;
}

const unsent = ['changedMind', 'wrongGoods', 'late', 'other'] as const;

/** The reasons for a kind of request. A buyer who changed their mind about sent goods must send them back. */
export function reasonOptions(
  isUnsent: boolean,
  kind: AfterSale['kind'],
  order: ReceivedFacts & Returns,
): ReasonOption[] {
  const isAllowed = (reason: AskedReason) => order.returns.reasons.includes(reason);
  if (isUnsent) return unsent.filter(isAllowed).map((value) => ({ value, label: unsentReasonWords[value] }));
  const isFitting: Readonly<Partial<Record<AskedReason, boolean>>> = {
    changedMind: kind === 'returnRefund',
    late: !isReceived(order),
  };
  return rules.afterSale.reasons
    .filter((reason) => isAllowed(reason) && isFitting[reason] !== false)
    .map((value) => ({ value, label: afterSaleReasonWords[value] }));
}

/** The buyer has said so, or every parcel was handed over and the order has ended. One that ended by time alone may still be on its way. */
function isReceived({ state, history, parcels }: ReceivedFacts): boolean {
  if (state !== 'completed') return false;
  const out = parcels.filter(({ direction }) => direction === 'out');
  return (
    history.some(({ to, by }) => to === 'completed' && by === 'user') ||
    out.every((parcel) => parcel.state === 'delivered')
  );
}
