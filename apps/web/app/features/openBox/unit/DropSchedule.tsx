import { rules } from '@jiwu/contract/rules';
import { formatFen } from '../../../format/formatFen.ts';
import { DropChart } from '../../../shared/openBox/DropChart.tsx';
import type { Unit } from '../../../shared/openBox/Unit.ts';
import { dropWords } from '../../../shared/openBox/unitWords.ts';
import { comingDrops } from './comingDrops.ts';
import styles from './DropSchedule.module.css';

/** How the price fell, and how it will; a price that never falls is said in words. */
export function DropSchedule({ unit, now }: { unit: Unit; now: string }) {
  const { schedule, priceFen, prices, listedAt, state, soldAt } = unit;
  const { startFen, floorFen, dropFen, everyDays } = schedule;
  if (startFen === floorFen) return <p className={styles['fixed']}>一口价，不再降。</p>;
  const told = prices.length > 0 ? prices : [{ priceFen: startFen, at: listedAt }];
  // The clock may be ahead of the history by one drop.
  const past = told.at(-1)?.priceFen === priceFen ? told : [...told, { priceFen, at: now }];
  const coming = comingDrops(schedule, unit);
  const rule = `每 ${everyDays} 天 ${rules.openBox.dropsAt} 降 ${formatFen(dropFen)}，到底价 ${formatFen(floorFen)} 为止`;
  const next = state === 'listed' ? `，${dropWords(unit, now)}` : '';
  return (
    <div className={styles['schedule']}>
      <div className={styles['head']}>
        <h2>降价安排</h2>
        <p>{rule}</p>
      </div>
      <DropChart
        facts={{ past, coming, floorFen, until: soldAt ?? now }}
        label={`降价安排：${formatFen(startFen)} 上架，${rule}，现在 ${formatFen(priceFen)}${next}`}
        here={`${soldAt ? '售出' : '现在'} ${formatFen(priceFen).slice(1)}`}
      />
    </div>
  );
}
