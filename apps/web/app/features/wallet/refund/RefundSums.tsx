import { rules } from '@jiwu/contract/rules';
import { formatFen } from '../../../format/formatFen.ts';
import type { Recharge } from '../walletQueries.ts';
import styles from './RefundSums.module.css';

interface RefundSumsProps {
  recharge: Recharge;
}

/** The amount of the refund and its computation, before the user submits it. */
export function RefundSums({ recharge }: RefundSumsProps) {
  const { gateway, amountFen, refundableFen, bonusBackFen, bonusSpentFen } = recharge;
  const spentFen = amountFen - refundableFen - bonusSpentFen;
  const rows = [
    { label: '充值本金', fen: amountFen },
    ...(spentFen > 0 ? [{ label: '已经用掉', fen: -spentFen }] : []),
    ...(bonusSpentFen > 0 ? [{ label: '已用赠金，从本金里扣除', fen: -bonusSpentFen }] : []),
  ];
  return (
    <dl className={styles['sums']}>
      {rows.map(({ label, fen }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatFen(fen)}</dd>
        </div>
      ))}
      <div className={styles['total']}>
        <dt>退回{rules.payment.names[gateway]}</dt>
        <dd>{formatFen(refundableFen)}</dd>
      </div>
      {bonusBackFen > 0 && (
        <div>
          <dt>同时收回没用掉的赠金</dt>
          <dd>{formatFen(bonusBackFen)}</dd>
        </div>
      )}
    </dl>
  );
}
