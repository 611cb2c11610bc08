import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import type { Sums } from '../effectOrderQueries.ts';

/** What a payout would pay now, as /effectOrder/df says it: nothing of what a waiting payout holds, and less what is owed. */
export function payableNow({ payable, held, debtFen }: Pick<Sums, 'payable' | 'held' | 'debtFen'>) {
  const freeFen = payable.amountFen - held.amountFen;
  const takenFen = Math.min(debtFen, freeFen);
  const label = [
    `可兑付，${formatCount(payable.count - held.count)} 笔`,
    ...(takenFen > 0 ? [`扣回前 ${formatFen(freeFen)}`] : []),
    ...(held.amountFen > 0 ? [`另有 ${formatFen(held.amountFen)} 在核对`] : []),
  ].join('，');
  return { amountFen: freeFen - takenFen, label };
}
