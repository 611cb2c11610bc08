import type { Order } from '@jiwu/contract';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { PriceChip } from '../../../ui/price/PriceChip.tsx';
import { gradeWords } from '../gradeWords.ts';
import { passportTrail } from '../passportTrail.ts';
import { unitAddress } from '../unitAddress.ts';
import { PassportPdf } from './PassportPdf.tsx';
import { foundWords, hasReturn, returnWords, unitOrderWords } from './unitOrderWords.ts';
import styles from './UnitOrderPanel.module.css';
import { useOrderedUnit } from './useOrderedUnit.ts';

/** Which unit it is, how it came here, and which return its buyer has. */
export function UnitOrderPanel({ order }: { order: Order }) {
  const { unit, isError, isFetching, refetch } = useOrderedUnit(order);
  return (
    <Panel
      title="单件档案"
      chip={
        unit && (
          <>
            <PriceChip look="grade">{`开箱 ${gradeWords[unit.grade].mark}`}</PriceChip>
            <LightLink className={styles['no']} to={unitAddress(unit.unitId)} aria-label={`看这一件，${unit.no}`}>
              {unit.no}
            </LightLink>
          </>
        )
      }
      aside={
        unit && (
          <span className={styles['pdf']}>
            <PassportPdf unit={unit} title={titleOf(order)} />
          </span>
        )
      }
    >
      <div className={styles['body']}>
        <p>{unitOrderWords(order)}</p>
        {isError && !unit && (
          <LoadFailed
            text="单件的档案没有加载出来，订单和款项都还在。"
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {unit && (
          <>
            <ol className={styles['trail']}>
              {passportTrail(unit).map(({ key, label, note }) => (
                <li key={key}>
                  <b>{label}</b>
                  {note}
                </li>
              ))}
            </ol>
            {unit.found && <p className={styles['found']}>{foundWords(unit.found)}</p>}
            {hasReturn(order) && (
              <div className={styles['rights']}>
                <h3>退货与保修</h3>
                {returnWords(unit).map((words) => (
                  <p key={words}>{words}</p>
                ))}
              </div>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

function titleOf({ lines: [line] }: Order): string {
  return [line?.title, line?.skuLabel].filter((words) => words).join(' ');
}
