import { formatFen } from '../../../../format/formatFen.ts';
import { priceRows } from '../../../../shared/orders/price/priceRows.ts';
import type { Quote } from '../Bought.ts';
import { changedRows } from './changedRows.ts';
import styles from './QuoteChanged.module.css';

interface QuoteChangedProps {
  former: Quote;
  quote: Quote;
}

/** The price has changed since it was shown: lists the differences, so that the buyer can agree again. Nothing was ordered. */
export function QuoteChanged({ former, quote }: QuoteChangedProps) {
  const rows = changedRows(priceRows(former.price), priceRows(quote.price));
  return (
    <div className={styles['changed']} role="alert">
      <b>金额刚刚有变化，还没有下单</b>
      <ul>
        {rows.map(({ key, title, fromFen, toFen }) => (
          <li key={key}>
            {title}
            <span>
              {fromFen === null ? '没有' : formatFen(fromFen)} → {toFen === null ? '没有' : formatFen(toFen)}
            </span>
          </li>
        ))}
        <li>
          应付
          <span>
            {formatFen(former.price.payFen)} → {formatFen(quote.price.payFen)}
          </span>
        </li>
      </ul>
    </div>
  );
}
