import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { gradeLabel } from '../gradeWords.ts';
import { openBoxQueries } from '../openBoxQueries.ts';
import { passportTrail } from '../passportTrail.ts';
import { unitAddress } from '../unitAddress.ts';
import { foundWords } from './unitOrderWords.ts';
import styles from './UnitCardNote.module.css';

interface UnitCardNoteProps {
  orderId: string;
  pageIds: readonly string[];
}

/** Under the goods of an order in a list: which unit, its way, and how much was acknowledged. Its place is kept while it comes. */
export function UnitCardNote({ orderId, pageIds }: UnitCardNoteProps) {
  const { data } = useQuery(openBoxQueries.orders(pageIds));
  const unit = data?.items.find((one) => one.orderId === orderId);
  return (
    <div className={styles['note']}>
      {unit && (
        <>
          <p className={styles['which']}>
            <span>
              {gradeLabel(unit.grade)}，{unit.no}
            </span>
            <LightLink to={unitAddress(unit.unitId)} aria-label={`单件档案，${unit.no}`}>
              单件档案
            </LightLink>
            {unit.asked > 0 && <span>{`确认 ${unit.acknowledged.length} / ${unit.asked}`}</span>}
          </p>
          <p>
            {passportTrail(unit).map(({ key, label, note }, at) => (
              <Fragment key={key}>
                {at > 0 && ' › '}
                {label} {note}
              </Fragment>
            ))}
          </p>
          {unit.found && <p className={styles['found']}>{foundWords(unit.found)}</p>}
        </>
      )}
    </div>
  );
}
