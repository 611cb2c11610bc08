import { Link } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { TransferLegs } from '../Legs.tsx';
import { causeName, purposeName } from '../ledgerWords.ts';
import styles from './Ledger.module.css';

/** Everything that one cause moved, in its order: each with both its sides. */
export function CauseTransfers({ kind, id }: { kind: string; id: string }) {
  const found = useRead('staffLedgerCause', { query: { kind, id } });
  if (found.isLoadingError) return <LoadFailed what="这个缘由的转账" onRetry={() => void found.refetch()} />;
  if (!found.data) return <p className="quiet">正在读…</p>;
  const { transfers } = found.data;
  if (transfers.length === 0) {
    return (
      <StateMessage icon="filter" title="这个缘由没有转账">
        看看编号有没有写全。
      </StateMessage>
    );
  }
  return (
    <>
      <h2>
        {causeName(kind)} <span className="mono quiet">{id}</span>
      </h2>
      <p className="quiet">一共 {transfers.length} 笔转账，先记的在前。点账户看它的流水。</p>
      {transfers.map((transfer) => (
        <section key={transfer.id} className={styles['one']} aria-label={`${transfer.cause.leg} ${transfer.id}`}>
          <p>
            <span className="mono">{transfer.cause.leg}</span> <span className="quiet">{formatTime(transfer.at)}</span>{' '}
            {[transfer.from, transfer.to].map((side) => (
              <Link key={side.accountId} to={`?account=${side.accountId}`}>
                {purposeName(side.purpose)}的流水{' '}
              </Link>
            ))}
          </p>
          <TransferLegs transfer={transfer} />
        </section>
      ))}
    </>
  );
}
