import { Link } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { TransferLegs } from '../Legs.tsx';
import { causeName, formatAmount, sideName } from '../ledgerWords.ts';
import { CauseLink } from './CauseLink.tsx';
import styles from './Ledger.module.css';

/** Both sides of one transfer, and everything else that its cause moved. */
export function TransferBothSides({ id }: { id: string }) {
  const { data } = useRead('staffLedgerTransfer', { params: { id } });
  if (!data) return <p className="quiet">正在读…</p>;
  const { transfer, balances, ofCause, causeNo } = data;
  const { cause } = transfer;
  return (
    <div className={styles['both']}>
      <section aria-label="这一笔的两边">
        <h3>
          这一笔的两边 <span className="mono quiet">{id.slice(0, 13)}…</span>
        </h3>
        <TransferLegs transfer={transfer} balances={balances} />
      </section>
      <section aria-label="同一缘由">
        <h3>
          同一缘由的 {ofCause.length} 笔 {causeName(cause.kind)}{' '}
          {causeNo ? <Link to={`/orders?q=${causeNo}`}>{causeNo}</Link> : <span className="mono">{cause.id}</span>}
        </h3>
        <ul className={styles['cause']}>
          {ofCause.map((one) => (
            <li key={one.id} data-own={one.id === id || undefined}>
              <span className="mono quiet">{one.cause.leg}</span>
              <span>
                {sideName(one.from)} → {sideName(one.to)}
              </span>
              <b>{formatAmount(one.amount, one.currency)}</b>
            </li>
          ))}
        </ul>
        <p>
          <CauseLink cause={cause}>逐笔看两边</CauseLink>
        </p>
        <p className="quiet small">转账只增不改，要更正就再记一笔反向的。</p>
      </section>
    </div>
  );
}
