import { shanghaiMinute } from '../../format/shanghaiDay.ts';
import { passportWords } from './passportWords.ts';
import styles from './PassportRows.module.css';
import type { UnitPassportRow } from './Unit.ts';

/** What happened to a unit, the newest first. */
export function PassportRows({ rows }: { rows: readonly UnitPassportRow[] }) {
  return (
    <ol className={styles['rows']}>
      {rows.map((row) => {
        const { title, text } = passportWords(row);
        return (
          <li key={`${row.at} ${row.event}`}>
            <time dateTime={row.at}>{shanghaiMinute(row.at)}</time>
            <div>
              <b>{title}</b>
              {text && <p>{text}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
