import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { effectOrderQueries, type Sums } from '../effectOrderQueries.ts';
import { payableNow } from './payableNow.ts';
import styles from './SumsBar.module.css';

interface Figure {
  readonly label: string;
  readonly amountFen: number;
  readonly note: string;
}

/** What a payout would pay, and four sums that the ledger keeps for a promoter; boxes of the same size stand where they will be. */
export function SumsBar() {
  const { data, isError, isFetching, refetch } = useQuery(effectOrderQueries.sums());
  const payable = data && payableNow(data);
  const failed = (text: string) => (
    <div className={styles['failed']}>
      <LoadFailed text={text} retrying={isFetching} onRetry={() => void refetch()} />
    </div>
  );
  return (
    <section className={styles['bar']} aria-label="佣金" aria-busy={!data && !isError}>
      {isError && failed(data ? '没有取到最新的佣金，下面是刚才的。' : '佣金没有加载出来，钱都还在。')}
      {(data || !isError) && (
        <div className={styles['sums']}>
          <div className={styles['payable']}>
            <span>{payable ? payable.label : '可兑付'}</span>
            <b aria-live="polite">{payable ? formatFen(payable.amountFen) : <i />}</b>
            <Link to="/effectOrder/df" prefetch="intent">
              去兑付
            </Link>
          </div>
          {figuresOf(data).map(({ label, amountFen, note }) => (
            <div key={label}>
              <span>{label}</span>
              <b>{data ? formatFen(amountFen) : <i />}</b>
              <em>{note}</em>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

const none = { amountFen: 0, count: 0 };

function figuresOf(sums: Sums | undefined): Figure[] {
  const { settling = none, pending = none, paidOut = none, voidThisMonth = none } = sums ?? {};
  const note = (count: number, words: string) => (sums ? `${formatCount(count)} 笔${count > 0 ? words : ''}` : '');
  return [
    {
      label: '待结算',
      amountFen: settling.amountFen,
      note: note(settling.count, `，完成后 ${rules.effectOrder.settleDays} 天`),
    },
    { label: '待生效', amountFen: pending.amountFen, note: note(pending.count, '，对方还没收货') },
    { label: '已兑付，累计', amountFen: paidOut.amountFen, note: note(paidOut.count, '') },
    { label: '已失效，本月', amountFen: voidThisMonth.amountFen, note: note(voidThisMonth.count, '，对方退款') },
  ];
}
