import { useQuery } from '@tanstack/react-query';
import { formatFen } from '../../../format/formatFen.ts';
import { formatMinute } from '../../../format/formatTime.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { effectOrderQueries } from '../effectOrderQueries.ts';
import { IncludedRows } from './IncludedRows.tsx';
import styles from './PayoutDrawer.module.css';
import { payoutNotes, payoutStates } from './payoutWords.ts';

interface PayoutDrawerProps {
  id: string;
  onClose: () => void;
}

/** One payout: where its money is, and every effect order in it. */
export function PayoutDrawer({ id, onClose }: PayoutDrawerProps) {
  const { data, isError, isFetching, refetch } = useQuery(effectOrderQueries.payout(id));
  return (
    <Drawer title={data ? `兑付 ${data.no}` : '兑付'} onClose={onClose}>
      <div className={styles['body']}>
        {!data && isError && (
          <LoadFailed text="这次兑付没有加载出来。" retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !isError && <div className={styles['waiting']} role="status" aria-label="正在加载" />}
        {data && (
          <>
            <dl className={styles['facts']}>
              <Fact label="状态" text={payoutStates[data.state]} />
              <Fact label="提交" text={formatMinute(data.requestedAt)} />
              {data.endedAt && (
                <Fact label={data.state === 'done' ? '到账' : '结束'} text={formatMinute(data.endedAt)} />
              )}
              <Fact label="佣金" text={formatFen(data.commissionFen)} />
              {data.taken.map(({ title, amountFen }) => (
                <Fact key={title} label={`扣回，${title}`} text={formatFen(-amountFen)} />
              ))}
              <Fact label="到余额" text={formatFen(data.amountFen)} />
            </dl>
            {data.reason && <p className={styles['note']}>{data.reason}</p>}
            {payoutNotes[data.state] && <p className={styles['note']}>{payoutNotes[data.state]}</p>}
            <IncludedRows rows={data.items} isNarrow />
          </>
        )}
      </div>
    </Drawer>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
