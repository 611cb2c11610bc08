import { rules } from '@jiwu/contract/rules';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { formatFen } from '../../ui/money/formatFen.ts';
import { percent } from '../../ui/money/percent.ts';
import { shortYuan } from '../../ui/money/shortYuan.ts';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { TransferLegs } from '../Legs.tsx';
import styles from '../Money.module.css';
import { PayoutEffects } from './PayoutEffects.tsx';

/** What a payout is made of, and why it waits. */
export function PayoutSide({ id, onClose }: { id: string; onClose: () => void }) {
  const found = useRead('staffPayoutGet', { params: { id } });
  const payout = found.data;
  if (found.isLoadingError) return <LoadFailed what="这笔兑付" onRetry={() => void found.refetch()} />;
  if (!payout) return <aside className={styles['side']}>正在读…</aside>;
  const { previous } = payout;
  return (
    <aside className={styles['side']} aria-label="这笔兑付">
      <header>
        <h2>
          {payout.promoter.name} ¥{formatFen(payout.amountFen)}
        </h2>
        <Button type="text" aria-label="关上" icon={<Icon name="close" />} onClick={onClose} />
      </header>
      <Facts
        rows={[
          [
            '单号',
            <span key="no" className="mono">
              {payout.no}
            </span>,
          ],
          ['佣金', formatFen(payout.commissionFen)],
          ['扣回', payout.takenFen === 0 ? null : formatFen(-payout.takenFen)],
          ['当天已兑', formatFen(payout.dayFen)],
          ['上次兑付', previous && `${formatTime(previous.endedAt)}，${formatFen(previous.amountFen)}`],
          ['退回原因', payout.refusal],
        ]}
      />
      {payout.approval && (
        <p>
          当天超过 {shortYuan(rules.approval.aboveFen.payout)}，等第二人：
          <Link to={`/approvals?id=${payout.approval.id}`}>去批准</Link>
        </p>
      )}
      <section aria-label="最大的几款">
        <h3>最大的几款</h3>
        <ul className={styles['rows']}>
          {payout.products.map(({ productId, title, count, rateBp, amountFen }) => (
            <li key={productId}>
              <span>
                {title} × {count}
              </span>
              <span className="quiet">{percent(rateBp)}</span>
              <b>{formatFen(amountFen)}</b>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="来自哪里">
        <h3>来自哪里</h3>
        <ul className={styles['rows']}>
          {payout.places.map(({ place, count, amountFen }) => (
            <li key={place ?? ''}>
              <span>{place ?? '没有写明'}</span>
              <span className="quiet">{count} 笔</span>
              <b>{formatFen(amountFen)}</b>
            </li>
          ))}
        </ul>
      </section>
      {payout.taken.length > 0 && (
        <section aria-label="扣回的">
          <h3>扣回的</h3>
          <ul className={styles['rows']}>
            {payout.taken.map(({ title, count, amountFen }) => (
              <li key={title}>
                <span>
                  {title} × {count}
                </span>
                <b>{formatFen(-amountFen)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      {payout.transfers.map((transfer) => (
        <TransferLegs key={transfer.id} transfer={transfer} />
      ))}
      <PayoutEffects id={id} />
    </aside>
  );
}
