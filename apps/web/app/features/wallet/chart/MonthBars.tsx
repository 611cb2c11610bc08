import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { plainAmount } from '../../../format/plainAmount.ts';
import { monthLong, monthShort } from '../months.ts';
import type { MonthTotals } from '../walletQueries.ts';
import { chartScale } from '../../../ui/chart/chartScale.ts';
import { useSize } from '../../../ui/chart/useSize.ts';
import styles from './MonthBars.module.css';

interface MonthBarsProps {
  months: readonly MonthTotals[];
}

/** Below this width half a year is shown. */
const NARROW_PX = 560;
const LEFT = 48;
const TOP = 20;
const BOTTOM = 28;
/** From the end of a text's box to its baseline. */
const BASELINE = 4;
/** Top of the scale while there is no money to show: 100 yuan. */
const LEAST_TOP_FEN = 10_000;

/** Drawn in real pixels, so that the words keep their size at every width. A table beside it tells readers the same. */
export function MonthBars({ months }: MonthBarsProps) {
  const [frame, { width, height }] = useSize();
  const isNarrow = width < NARROW_PX;
  const shown = months.slice(isNarrow ? -6 : -12);
  const bar = isNarrow ? 16 : 14;
  const scale = chartScale(
    shown.flatMap(({ incomeFen, expenseFen }) => [incomeFen, expenseFen]),
    { least: LEAST_TOP_FEN, intervals: 4 },
  );
  const floor = height - BOTTOM;
  const top = scale.at(-1) ?? 1;
  const yOf = (fen: number) => Math.round(floor - (fen / top) * (floor - TOP));
  const slot = (width - LEFT) / shown.length;
  return (
    <div ref={frame} className={styles['frame']}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {scale.map((fen) => (
            <g key={fen}>
              <path d={`M${LEFT} ${yOf(fen) + 0.5}H${width}`} className={styles[fen === 0 ? 'floor' : 'line']} />
              <text x={LEFT - 8} y={yOf(fen) + BASELINE} textAnchor="end">
                {formatCount(fen / 100)}
              </text>
            </g>
          ))}
          {shown.map(({ month, incomeFen, expenseFen }, at) => {
            const middle = Math.round(LEFT + slot * (at + 0.5));
            const isLast = at === shown.length - 1;
            return (
              <g key={month} className={isLast ? styles['now'] : undefined}>
                <title>{`${monthLong(month)}：收入 ${formatFen(incomeFen)}，支出 ${formatFen(expenseFen)}`}</title>
                {/* Takes the pointer between the bars too. */}
                <rect x={middle - slot / 2} y={0} width={slot} height={height} className={styles['slot']} />
                <Bar x={middle - bar - 1} y={yOf(incomeFen)} width={bar} floor={floor} kind="income" />
                <Bar x={middle + 1} y={yOf(expenseFen)} width={bar} floor={floor} kind="expense" />
                <text x={middle} y={height - 8} textAnchor="middle">
                  {monthShort(month)}
                </text>
                {isLast && incomeFen > 0 && (
                  <text x={Math.min(middle + bar + 1, width)} y={yOf(incomeFen) - 6} textAnchor="end">
                    {plainAmount(incomeFen)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}

interface BarProps {
  x: number;
  y: number;
  width: number;
  floor: number;
  kind: 'income' | 'expense';
}

function Bar({ x, y, width, floor, kind }: BarProps) {
  return <rect x={x} y={y} width={width} height={floor - y} className={styles[kind]} />;
}
