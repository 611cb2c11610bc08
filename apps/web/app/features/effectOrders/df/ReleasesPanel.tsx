import { rules } from '@jiwu/contract/rules';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import type { PayoutPreview } from '../effectOrderQueries.ts';
import { dayText } from './payoutWords.ts';
import styles from './ReleasesPanel.module.css';

/** When the next commission becomes payable, and what happens when a buyer gives something back afterwards. */
export function ReleasesPanel({ preview }: { preview: PayoutPreview }) {
  return (
    <Panel title="接下来" aside={<span className={styles['sum']}>待结算 {formatFen(preview.settling.amountFen)}</span>}>
      {preview.settling.count === 0 && (
        <p className={styles['none']}>
          {`没有待结算的佣金；对方收货以后，${rules.effectOrder.settleDays} 天没有售后就转为可兑付。`}
        </p>
      )}
      {preview.settling.count > 0 && (
        <ul className={styles['days']}>
          {preview.releases.map(({ day, amountFen, count }) => (
            <li key={day}>
              <span>{dayText(day)}</span>
              <em>{formatCount(count)} 笔转为可兑付</em>
              <b>{formatFen(amountFen)}</b>
            </li>
          ))}
          {preview.undated.count > 0 && (
            <li>
              <span>售后之后</span>
              <em>{formatCount(preview.undated.count)} 笔在处理售后</em>
              <b>{formatFen(preview.undated.amountFen)}</b>
            </li>
          )}
        </ul>
      )}
      <div className={styles['rule']}>
        <b>兑付之后对方又退款</b>
        <p>
          已到余额的钱不会倒扣，从以后的佣金里减，减到零为止。
          {`现在待扣 ${formatFen(preview.debtFen + preview.takenFen)}。`}
        </p>
      </div>
    </Panel>
  );
}
