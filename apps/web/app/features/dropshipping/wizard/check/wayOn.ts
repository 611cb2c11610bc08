import { formatCount } from '../../../../format/formatCount.ts';
import type { Batch, BatchesPage } from '../../batchQueries.ts';

interface Facts {
  readonly rows: Pick<Batch['rows'], 'good' | 'bad'>;
  readonly isReading: boolean;
  readonly isSending: boolean;
  /** Its goods, price and business are as they must be. */
  readonly isReady: boolean;
  /** What keeps any batch from being ordered; undefined: not known yet, and the shop will say. */
  readonly standing: Pick<BatchesPage, 'unpaid' | 'blockedUntil'> | undefined;
}

interface WayOn {
  readonly label: string;
  readonly isOff: boolean;
  /** The batch that has to be paid or cancelled first: the button leads there. */
  readonly first: string | null;
}

/** What the one filled button says and does: never what the shop would refuse. */
export function wayOn({ rows, isReading, isSending, isReady, standing }: Facts): WayOn {
  const off = (label: string): WayOn => ({ label, isOff: true, first: null });
  if (isSending) return { label: '正在下单', isOff: !isReady, first: null };
  if (isReading) return off('识别完才能付款');
  if (rows.good === 0) return off('没有可以下单的行');
  if (standing?.unpaid) return { label: '先处理没付款的批次', isOff: false, first: standing.unpaid.id };
  if (standing && standing.blockedUntil !== null) return off('今天不能再下单');
  const some = rows.bad > 0 ? '先寄' : '寄';
  return { label: `去付款，${some} ${formatCount(rows.good)} 单`, isOff: !isReady, first: null };
}
