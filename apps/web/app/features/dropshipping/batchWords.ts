import { formatCount } from '../../format/formatCount.ts';
import { shanghaiClock } from '../../format/shanghaiDay.ts';
import type { BatchCard } from './batchQueries.ts';

/** As much of a batch as its words need. */
type Told = Pick<BatchCard, 'state' | 'rows' | 'orders' | 'progress' | 'payBy' | 'closedBecause' | 'file' | 'source'>;

export interface ProgressWords {
  /** Beside the name: 待付款. */
  readonly chip: string;
  readonly text: string;
  /** How far the bar is, and whether nothing more will come. */
  readonly done: number;
  readonly all: number;
  readonly isOver: boolean;
}

/** Whether a file of the batch is being read at this moment. */
export function isImporting({ file }: Pick<BatchCard, 'file'>): boolean {
  return file?.state === 'reading';
}

/** Whether the rows of a batch can still be changed. */
export function isOpen({ state }: Pick<BatchCard, 'state'>): boolean {
  return state === 'draft' || state === 'checked';
}

/** Whether something happens to a batch by itself, so that a page that shows it should look again. */
export function isMoving(batch: Pick<BatchCard, 'state' | 'rows' | 'file'>): boolean {
  return isImporting(batch) || batch.rows.unread > 0 || batch.state === 'ordering';
}

/** How far a batch is, in a word, a sentence and a bar. */
export function progressWords(batch: Told, now: string): ProgressWords {
  return views[batch.state](batch, now);
}

const views: Readonly<Record<Told['state'], (batch: Told, now: string) => ProgressWords>> = {
  draft: openWords,
  checked: openWords,
  ordering: ({ orders }) => ({
    chip: '正在下单',
    text: `正在生成订单 ${pair(orders.made, orders.all)}，好了就能付款`,
    done: orders.made,
    all: orders.all,
    isOver: false,
  }),
  unpaid: ({ orders, payBy }) => ({
    chip: '待付款',
    text: `${formatCount(orders.all)} 单已留好库存${payBy === null ? '' : `，请在 ${shanghaiClock(payBy)} 前付款`}`,
    done: orders.all,
    all: orders.all,
    isOver: false,
  }),
  paid: paidWords,
  completed: paidWords,
  closed: ({ rows, closedBecause }) => ({
    chip: closedBecause === 'lapsed' ? '超时关闭' : '已取消',
    text: `${closedBecause === 'lapsed' ? '到时没有付款' : '您取消了它'}，库存已放回，没有扣款`,
    done: rows.all,
    all: rows.all,
    isOver: true,
  }),
};

function openWords(batch: Told, now: string): ProgressWords {
  const { rows, file } = batch;
  const bar = { all: rows.all, isOver: false };
  if (file && isImporting(batch)) {
    const left = minutesLeft(file, now);
    const counted =
      file.allRows === null ? `${formatCount(file.readRows)} 行` : `${pair(file.readRows, file.allRows)} 行`;
    const text = `正在识别 ${counted}${left === null ? '' : `，约 ${left} 分钟`}。可以离开，好了发消息`;
    return { chip: '导入中', text, done: file.readRows, all: file.allRows ?? 0, isOver: false };
  }
  if (rows.unread > 0) {
    const done = rows.all - rows.unread;
    return { ...bar, chip: '核对中', text: `正在核对 ${pair(done, rows.all)} 行`, done };
  }
  if (rows.all === 0) return { ...bar, chip: '草稿', text: '还没有收件人', done: 0 };
  return { ...bar, chip: rows.good > 0 ? '待付款' : '要改', text: verdictWords(rows), done: rows.good };
}

/** 27 行可以下单，3 行要改，2 行重复 */
export function verdictWords({ good, bad, repeated }: Told['rows']): string {
  return [
    `${formatCount(good)} 行可以下单`,
    ...(bad > 0 ? [`${formatCount(bad)} 行要改`] : []),
    ...(repeated > 0 ? [`${formatCount(repeated)} 行重复`] : []),
  ].join('，');
}

function paidWords({ state, orders, progress }: Told): ProgressWords {
  const { awaitingDispatch, sent, completed, closed } = progress ?? { ...noProgress, awaitingDispatch: orders.all };
  const gone = sent + completed;
  const isOver = state === 'completed';
  const chip = isOver ? '已完成' : chipOnTheWay(gone, awaitingDispatch);
  const closedWords = closed > 0 ? [`${formatCount(closed)} 单已退款`] : [];
  // While parcels wait the bar says how many have left, and afterwards how many have arrived.
  const done = (awaitingDispatch > 0 ? gone : completed) + closed;
  const bar = { chip, done, all: orders.all, isOver };
  if (isOver && completed === 0) return { ...bar, text: `${formatCount(closed)} 单全部退款` };
  if (isOver) return { ...bar, text: [`${formatCount(completed)} 单全部签收`, ...closedWords].join('，') };
  const parts = [
    ...(awaitingDispatch > 0 ? [`${formatCount(awaitingDispatch)} 单等仓库发出`] : []),
    ...(gone > 0 ? [`${formatCount(gone)} 单已发出`] : []),
    ...(completed > 0 ? [`${formatCount(completed)} 单签收`] : []),
    ...(sent > 0 && completed > 0 ? [`${formatCount(sent)} 单在路上`] : []),
    ...closedWords,
  ];
  return { ...bar, text: parts.join('，') };
}

function chipOnTheWay(gone: number, awaitingDispatch: number): string {
  if (gone === 0) return '待发货';
  return awaitingDispatch > 0 ? '部分发出' : '已发出';
}

const noProgress = { awaitingDispatch: 0, sent: 0, completed: 0, closed: 0 };

/** 1,840 / 4,216 */
function pair(done: number, all: number): string {
  return `${formatCount(done)} / ${formatCount(all)}`;
}

/** Whole minutes that the rest of a file will take, at the pace so far; null while nobody can tell. */
export function minutesLeft(file: NonNullable<Told['file']>, now: string): number | null {
  const { readRows, allRows, startedAt } = file;
  const elapsedMs = Date.parse(now) - Date.parse(startedAt);
  if (allRows === null || readRows === 0 || elapsedMs <= 0) return null;
  return Math.max(1, Math.ceil((elapsedMs * (allRows - readRows)) / readRows / 60_000));
}
