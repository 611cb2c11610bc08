import { chartScale } from '../../../../ui/chart/chartScale.ts';
import { useSize } from '../../../../ui/chart/useSize.ts';
import styles from './TrendBars.module.css';
import { type TrendDay, type TrendMetric, trendMetrics } from './trendMetrics.ts';

interface TrendBarsProps {
  /** The oldest first; the last is today. */
  days: readonly TrendDay[];
  metric: TrendMetric;
}

/** Below this width half of the days are shown. */
const NARROW_PX = 440;
const LEFT = 32;
const TOP = 24;
const BOTTOM = 26;
/** From the end of a text's box to its baseline. */
const BASELINE = 4;
/** Days before today that have no name: 今天 stands there. */
const BESIDE_TODAY = 4;

/** Drawn in real pixels, so that the words keep their size at every width. A table beside it tells readers the same. */
export function TrendBars({ days, metric }: TrendBarsProps) {
  const [frame, { width, height }] = useSize();
  const { valueOf, words, barText, gridText, scale: options } = trendMetrics[metric];
  const shown = width < NARROW_PX ? days.slice(-15) : days;
  const scale = chartScale(shown.map(valueOf), options);
  const floor = height - BOTTOM;
  const top = scale.at(-1) ?? 1;
  const yOf = (value: number) => Math.round(floor - (value / top) * (floor - TOP));
  const slot = (width - LEFT) / shown.length;
  const bar = Math.round(slot * 0.76);
  return (
    <div ref={frame} className={styles['frame']}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {scale.map((value) => (
            <g key={value}>
              <path d={`M${LEFT} ${yOf(value) + 0.5}H${width}`} className={styles[value === 0 ? 'floor' : 'line']} />
              <text x={LEFT - 8} y={yOf(value) + BASELINE} textAnchor="end">
                {gridText(value)}
              </text>
            </g>
          ))}
          {shown.map((day, at) => {
            const value = valueOf(day);
            const left = LEFT + slot * at;
            const isToday = at === shown.length - 1;
            const isNamed = isSunday(day.day) && at < shown.length - BESIDE_TODAY;
            return (
              <g key={day.day} className={isToday ? styles['today'] : styles['day']}>
                <title>{`${day.day.slice(5)}：${words(value)}`}</title>
                {/* Takes the pointer between the bars too. */}
                <rect x={left} y={0} width={slot} height={height} className={styles['slot']} />
                <rect x={left + (slot - bar) / 2} y={yOf(value)} width={bar} height={floor - yOf(value)} />
                {isNamed && (
                  <text x={left + slot / 2} y={height - 6} textAnchor={at === 0 ? 'start' : 'middle'}>
                    {day.day.slice(5)}
                  </text>
                )}
                {isToday && (
                  <>
                    <text x={width} y={height - 6} textAnchor="end">
                      今天
                    </text>
                    <text x={width} y={yOf(value) - 6} textAnchor="end">
                      {barText(value)}
                    </text>
                  </>
                )}
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}

/** Weeks begin on Sundays. */
function isSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
}
