import { plainAmount } from '../../../format/plainAmount.ts';
import { signedAmount } from '../amountText.ts';
import { monthLong } from '../months.ts';
import type { Movement, StatementPage } from '../walletQueries.ts';
import styles from './MovementList.module.css';
import { shanghaiMinute } from '../../../format/shanghaiDay.ts';

interface MovementListProps {
  items: readonly Movement[];
  facts: StatementPage;
}

/** On phones: the first part of the cause, the rest stands in the table of wide screens and in the exported file. */
export function MovementList({ items, facts }: MovementListProps) {
  return (
    <div className={styles['rows']}>
      <p>
        <span>{monthLong(facts.month)}</span>
        <span>
          收入 {plainAmount(facts.incomeFen)}　支出 {plainAmount(facts.expenseFen)}
        </span>
      </p>
      <ul>
        {items.map(({ id, at, title, reason, amountFen, balanceFen }) => (
          <li key={id}>
            <span>{title}</span>
            <b data-in={amountFen > 0}>{signedAmount(amountFen)}</b>
            <small>{reason.split('，')[0]}</small>
            <small>余额 {plainAmount(balanceFen)}</small>
            <small>
              <time dateTime={at}>{shanghaiMinute(at)}</time>
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
