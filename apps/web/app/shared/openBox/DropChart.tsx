import { formatFen } from '../../format/formatFen.ts';
import { shanghaiDay } from '../../format/shanghaiDay.ts';
import { dropChart } from './dropChart.ts';
import styles from './DropChart.module.css';

interface DropChartProps {
  facts: Parameters<typeof dropChart>[0];
  /** The whole of it, for those who do not see it. */
  label: string;
  /** 现在 149.00 */
  here: string;
}

const sizes = [
  { name: 'wide', width: 560, height: 168, labels: 8 },
  { name: 'phone', width: 327, height: 150, labels: 4 },
] as const;

/** The price in steps. Drawn twice, so that its words have one size at every width. */
export function DropChart({ facts, label, here }: DropChartProps) {
  return sizes.map(({ name, ...size }) => {
    const chart = dropChart(facts, size);
    const isRight = chart.here.x > size.width / 2;
    return (
      <svg
        key={name}
        className={`${styles['chart']} ${styles[name]}`}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={label}
      >
        {chart.levels.map(({ fen, y }) => (
          <g key={fen}>
            <path className={styles['level']} d={`M40 ${y}H${size.width - 16}`} />
            <text x="32" y={y + 4} textAnchor="end">
              {yuan(fen)}
            </text>
          </g>
        ))}
        <path className={styles['past']} d={chart.pastPath} />
        {chart.comingPath && <path className={styles['coming']} d={chart.comingPath} />}
        <path className={styles['now']} d={`M${chart.here.x} 20V${size.height - 28}`} />
        <rect className={styles['mark']} x={chart.here.x - 4} y={chart.here.y - 4} width="8" height="8" />
        <text
          className={styles['here']}
          x={chart.here.x + (isRight ? -8 : 8)}
          y="16"
          textAnchor={isRight ? 'end' : 'start'}
        >
          {here}
        </text>
        {chart.floor && (
          <text x={size.width - 16} y={chart.floor.y + 16} textAnchor="end">
            底价 {formatFen(facts.floorFen).slice(1)}
          </text>
        )}
        {chart.days.map(({ at, x }) => (
          <text key={at} x={x} y={size.height - 6} textAnchor="middle">
            {shanghaiDay(at).slice(5)}
          </text>
        ))}
      </svg>
    );
  });
}

/** Without its zeros: 149, 149.5. */
function yuan(fen: number): string {
  return String(fen / 100);
}
