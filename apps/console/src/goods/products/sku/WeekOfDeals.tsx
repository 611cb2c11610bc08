import { rules } from '@jiwu/contract/rules';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { shopNow } from '../../../session/shopTime.ts';
import { formatFen } from '../../../ui/money/formatFen.ts';
import styles from './Sku.module.css';

interface WeekOfDealsProps {
  readonly deals: readonly { readonly day: string; readonly lowestFen: number }[];
  readonly lowestFen: number | null;
}

/** The days that count for the struck price, each with the lowest that was paid on it; the lowest of all stands out. */
export function WeekOfDeals({ deals, lowestFen }: WeekOfDealsProps) {
  const now = shopNow().getTime();
  const days = Array.from({ length: rules.goods.dealDays }, (_, nth) =>
    businessDay(new Date(now - (rules.goods.dealDays - 1 - nth) * DAY_MS)),
  );
  const paid = new Map(deals.map(({ day, lowestFen: fen }) => [day, fen]));
  return (
    <ol className={styles['week']} aria-label="近 7 天每天的最低成交">
      {days.map((day) => {
        const fen = paid.get(day);
        return (
          <li key={day} data-lowest={(fen !== undefined && fen === lowestFen) || undefined}>
            <time dateTime={day}>{day.slice(5)}</time>
            <b>{fen === undefined ? '没有' : formatFen(fen)}</b>
          </li>
        );
      })}
    </ol>
  );
}
