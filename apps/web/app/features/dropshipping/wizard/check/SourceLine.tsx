import { Fragment } from 'react';
import type { Row } from '../../batchQueries.ts';
import { rowCells } from './rowCells.ts';
import styles from './SourceLine.module.css';

/** A row as it was typed, with the cells that are wrong in boxes. */
export function SourceLine({ row }: { row: Row }) {
  return (
    <span className={styles['line']}>
      {rowCells(row).map(({ field, text, isWrong }, at) => (
        <Fragment key={field}>
          {at > 0 && '，'}
          {isWrong ? <mark>{text}</mark> : text}
        </Fragment>
      ))}
    </span>
  );
}
