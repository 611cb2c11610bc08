import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatCount } from '../../../../format/formatCount.ts';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Price } from '../../../../ui/price/Price.tsx';
import { batchAddress } from '../../batchAddress.ts';
import { type Batch, batchQueries, type Quote } from '../../batchQueries.ts';
import { isImporting } from '../../batchWords.ts';
import { BigButton } from '../BigButton.tsx';
import { BottomBar } from '../BottomBar.tsx';
import { OrderProblem } from './OrderProblem.tsx';
import { Sums } from './Sums.tsx';
import { StopImport } from './StopImport.tsx';
import styles from './SumPanel.module.css';
import { useOrder } from './useOrder.ts';
import { wayOn } from './wayOn.ts';

/** What the good rows cost together, why, and the way to pay for them. */
export function SumPanel({ batch }: { batch: Batch }) {
  const { rows } = batch;
  const isReading = isImporting(batch) || rows.unread > 0;
  const isAsked = rows.good > 0;
  const quoted = useQuery({
    ...batchQueries.quote(batch.id),
    enabled: isAsked,
    placeholderData: (former) => former,
  });
  const quote = isAsked ? quoted.data : undefined;
  const { isSending, problem, order } = useOrder(batch.id);
  const isShort = quote?.skus.some(({ short }) => short > 0) ?? false;
  const standing = useQuery(batchQueries.standing()).data;
  const navigate = useNavigate();
  const isReady = quote !== undefined && !isShort && batch.business.isApproved;
  const { label, isOff, first } = wayOn({ rows, isReading, isSending, isReady, standing });
  const button = {
    label,
    isOff,
    isBusy: isSending,
    onPress: () => (first === null ? quote && order(quote.key) : void navigate(batchAddress(first, 'pay'))),
  };
  return (
    <Panel title={isReading ? '到目前的合计' : '合计'}>
      {!isAsked && <p className={styles['none']}>改好一行，这里就有合计。</p>}
      {quote ? <Sums quote={quote} isReading={isReading} /> : isAsked && <Missing query={quoted} />}
      <OrderProblem refusal={problem} isShort={isShort} isApproved={batch.business.isApproved} />
      <BigButton {...button}>{button.label}</BigButton>
      {isImporting(batch) && <StopImport batch={batch} />}
      {!isReading && rows.bad > 0 && isAsked && (
        <div className={styles['wide']}>
          <BigButton look="plain" onPress={() => document.getElementById('bad')?.scrollIntoView()}>
            先改完 {formatCount(rows.bad)} 行
          </BigButton>
        </div>
      )}
      <BottomBar button={button}>
        {quote ? <Price fen={quote.payFen} size="card" /> : <b>—</b>}
        <small>{barWords(batch)}</small>
      </BottomBar>
    </Panel>
  );
}

/** The sum is on its way, or did not come. */
function Missing({ query }: { query: UseQueryResult<Quote> }) {
  return query.isError ? (
    <LoadFailed text={query.error.message} retrying={query.isFetching} onRetry={() => void query.refetch()} />
  ) : (
    <div className={styles['waiting']} role="status" aria-label="正在合计" />
  );
}

function barWords(batch: Batch): string {
  const { rows, file } = batch;
  if (file && isImporting(batch)) return `${formatCount(file.readRows)} / ${formatCount(file.allRows ?? 0)} 行，识别中`;
  return rows.bad > 0
    ? `${formatCount(rows.good)} 单，${formatCount(rows.bad)} 行要改`
    : `${formatCount(rows.good)} 单`;
}
