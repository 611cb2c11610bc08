import { formatFen } from '../../../format/formatFen.ts';
import { shanghaiDay, shanghaiMonthDay } from '../../../format/shanghaiDay.ts';
import { Panel } from '../Panel.tsx';
import type { Sku } from '../ProductData.ts';
import { type PricePeriod, priceChart, pricePeriods } from './priceChart.ts';
import styles from './PriceHistory.module.css';

interface PriceHistoryProps {
  sku: Sku;
  /** The chosen options in words; empty for a product without options. */
  label: string;
  now: string;
}

/** The prices of the chosen SKU in 90 days: a line, its lowest and highest point, and a table of the changes. */
export function PriceHistory({ sku, label, now }: PriceHistoryProps) {
  const nowMs = Date.parse(now);
  const { path, gridLines, end, lowest, highest, startMs, middleMs } = priceChart(sku.prices, nowMs);
  const periods = pricePeriods(sku.prices, nowMs).toReversed();
  return (
    <Panel id="prices" title="价格走势" note={`近 90 天普通价${label && `（${label}）`}，每次变动都有记录`}>
      <div className={styles['chart']} role="img" aria-label={inWords(sku, lowest?.period, highest?.period)}>
        <div className={styles['plot']}>
          {gridLines.map(({ fen, y }) => (
            <span key={fen} className={styles['grid']} style={{ top: `${y}%` }}>
              {yuan(fen)}
            </span>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d={path} />
          </svg>
          {highest && <Mark {...highest} look="high" text={`最高 ${yuan(highest.period.priceFen)}`} />}
          {lowest && (
            <Mark {...lowest} look="low" text={`最低 ${yuan(lowest.period.priceFen)}，${days(lowest.period)}`} />
          )}
          <b className={styles['end']} style={{ top: `${end.y}%` }}>
            {yuan(sku.priceFen)}
          </b>
        </div>
        <div className={styles['days']}>
          <span>{shanghaiMonthDay(startMs)}</span>
          <span>{shanghaiMonthDay(middleMs)}</span>
          <span>今天</span>
        </div>
      </div>
      <details className={styles['changes']}>
        <summary>查看每次变动</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">开始</th>
              <th scope="col">结束</th>
              <th scope="col">普通价</th>
            </tr>
          </thead>
          <tbody>
            {periods.map(({ fromMs, toMs, priceFen }) => (
              <tr key={fromMs}>
                <td>{fromMs <= startMs ? `${shanghaiDay(fromMs)} 之前` : shanghaiDay(fromMs)}</td>
                <td>{toMs === nowMs ? '至今' : shanghaiDay(toMs)}</td>
                <td>{formatFen(priceFen)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}

interface MarkProps {
  x: number;
  y: number;
  look: 'high' | 'low';
  text: string;
}

/** A word at the line. Moved by its own share of the width, it never leaves the plot. */
function Mark({ x, y, look, text }: MarkProps) {
  return (
    <span className={styles[look]} style={{ left: `${x}%`, top: `${y}%`, '--x': `${-x}%` }}>
      <i>{text}</i>
    </span>
  );
}

function yuan(fen: number): string {
  return formatFen(fen).slice(1).replace(/\.00$/, '');
}

function days({ fromMs, toMs }: PricePeriod): string {
  const [first, last] = [shanghaiMonthDay(fromMs), shanghaiMonthDay(toMs)];
  if (first === last) return first;
  const [month = '', day = ''] = last.split('月');
  return first.startsWith(`${month}月`) ? `${first}至${day}` : `${first}至 ${last}`;
}

function inWords(sku: Sku, lowest: PricePeriod | undefined, highest: PricePeriod | undefined): string {
  if (!lowest || !highest) return `近 90 天价格没有变过，一直是 ${formatFen(sku.priceFen)}`;
  return (
    `近 90 天价格：最高 ${formatFen(highest.priceFen)}，最低 ${formatFen(lowest.priceFen)}` +
    `（${days(lowest)}），今天 ${formatFen(sku.priceFen)}`
  );
}
