import { formatCount } from '../../../format/formatCount.ts';
import { useSize } from '../../../ui/chart/useSize.ts';
import type { Booking } from '../adQueries.ts';
import { shortDay } from '../days.ts';
import styles from './DayBars.module.css';

interface DayBarsProps {
  days: Booking['days'];
  today: string;
}

/** One row of bars for each figure, over the same days. */
const rows = [
  { what: 'impressions', name: '展示', top: 22, floor: 90 },
  { what: 'clicks', name: '点击', top: 128, floor: 168 },
] as const;
const NAMES_Y = 188;
const WIDEST_BAR = 44;
/** What 36,842 takes, and 11-10. */
const NUMBER_PX = 42;
const NAME_PX = 44;

/** Drawn in real pixels, so that the words keep their size at every width. A table beside it tells readers the same. */
export function DayBars({ days, today }: DayBarsProps) {
  const [frame, { width }] = useSize();
  const slot = width / days.length;
  const bar = Math.round(Math.min(WIDEST_BAR, slot * 0.56));
  const everyName = Math.max(1, Math.ceil(NAME_PX / slot));
  return (
    <div ref={frame} className={styles['frame']}>
      {width > 0 && (
        <svg width={width} height={194} aria-hidden="true">
          {rows.map(({ what, name, top, floor }) => {
            const most = Math.max(1, ...days.map((day) => day[what]));
            return (
              <g key={what}>
                <path d={`M0 ${floor + 0.5}H${width}`} className={styles['floor']} />
                {days.map((day, at) => {
                  const middle = slot * (at + 0.5);
                  if (day.day > today) {
                    return <Coming key={day.day} middle={middle} bar={bar} top={top} floor={floor} />;
                  }
                  const height = Math.round((day[what] / most) * (floor - top));
                  return (
                    <g key={day.day} className={styles[what]} data-today={day.day === today || undefined}>
                      <title>{`${shortDay(day.day)}：${name} ${formatCount(day[what])}`}</title>
                      <rect x={middle - bar / 2} y={floor - height} width={bar} height={height} />
                      {slot >= NUMBER_PX && (
                        <text x={middle} y={floor - height - 5} textAnchor="middle">
                          {formatCount(day[what])}
                        </text>
                      )}
                    </g>
                  );
                })}
              </g>
            );
          })}
          {days.map(({ day }, at) =>
            at % everyName === 0 || (day === today && everyName === 1) ? (
              <text
                key={day}
                x={slot * (at + 0.5)}
                y={NAMES_Y}
                textAnchor="middle"
                data-today={day === today || undefined}
                className={styles['name']}
              >
                {day === today ? '今天' : shortDay(day)}
              </text>
            ) : null,
          )}
        </svg>
      )}
    </div>
  );
}

/** A day that has not come. */
function Coming({ middle, bar, top, floor }: { middle: number; bar: number; top: number; floor: number }) {
  return (
    <rect
      className={styles['coming']}
      x={middle - bar / 2 + 0.5}
      y={top + 4}
      width={Math.max(1, bar - 1)}
      height={floor - top - 4.5}
    />
  );
}
