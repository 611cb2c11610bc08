import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { type BatchCard, batchQueries } from '../batchQueries.ts';
import styles from './BatchMoney.module.css';

/** What a batch costs: as it was ordered, or, before that, as its good rows cost now. */
export function BatchMoney({ batch }: { batch: BatchCard }) {
  const { id, state, rows, orders, payFen } = batch;
  const isAsked = state === 'checked' && rows.good > 0;
  const { data: quote } = useQuery({ ...batchQueries.quote(id), enabled: isAsked });
  const fen = payFen ?? (isAsked ? quote?.payFen : undefined);
  const count = orders.all > 0 ? orders.all : rows.good;
  return (
    <p className={styles['money']}>
      <b>{fen === undefined ? '—' : formatFen(fen)}</b>
      <span>{fen === undefined ? '还没算' : `${formatCount(count)} 单`}</span>
    </p>
  );
}
