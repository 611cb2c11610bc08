import { Suspense, useState } from 'react';
import { DialogComing } from '../../../../ui/dialog/DialogComing.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.ts';
import type { Batch, Row } from '../../batchQueries.ts';
import styles from './BadRow.module.css';
import { problemWords } from './problemWords.ts';
import { type Field, fieldNames } from './rowCells.ts';
import { SourceLine } from './SourceLine.tsx';
import { useRowChanges } from './useRowChanges.ts';

const RegionDialog = lazyPart(() => import('./RegionDialog.tsx'));

interface BadRowProps {
  batch: Batch;
  row: Row;
  onMended: () => void;
}

/** A row as it was typed, each cell that is wrong with its reason, and the shortest way to mend it. */
export function BadRow({ batch, row, onMended }: BadRowProps) {
  const { no, typed, problems } = row;
  const [values, setValues] = useState<Partial<Record<Field, string>>>({});
  const [isEditing, setEditing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { isBusy, change, remove } = useRowChanges(batch.id);
  const name = `第 ${no} 行`;
  const isPlace = problems.some(({ code }) => code === 'placeUnclear');
  const suggested = problems.find(({ suggestion }) => suggestion !== null)?.suggestion ?? null;
  /** Cells that are typed anew; a place is chosen, and a suggestion is taken. */
  const fields = problems.filter(({ code, suggestion }) => code !== 'placeUnclear' && suggestion === null);

  async function mend(more: Partial<Row['typed']>) {
    if (await change([{ ...typed, ...values, ...more, no }])) onMended();
  }

  return (
    <li className={styles['row']} data-editing={isEditing} aria-label={name}>
      <b className={styles['no']}>{name}</b>
      <div className={styles['what']}>
        <SourceLine row={row} />
        {problems.map((problem) => (
          <p key={problem.code} className={styles['reason']}>
            <Icon name="info" size={16} />
            {problemWords(problem, typed)}
          </p>
        ))}
        {fields.length > 0 && (
          <form
            className={styles['mend']}
            onSubmit={(event) => {
              event.preventDefault();
              void mend({});
            }}
          >
            {fields.map(({ code, field }) => (
              <input
                key={code}
                aria-label={`${name}${fieldNames[field]}`}
                placeholder={fieldNames[field]}
                autoComplete="off"
                inputMode={field === 'phoneNumber' ? 'tel' : field === 'quantity' ? 'numeric' : 'text'}
                list={field === 'goods' ? 'batch-goods' : undefined}
                value={values[field] ?? typed[field]}
                onChange={({ target }) => setValues((all) => ({ ...all, [field]: target.value }))}
              />
            ))}
            <button type="submit" aria-disabled={isBusy || undefined} aria-label={`改好${name}`}>
              {isBusy ? '正在核对' : '改好'}
            </button>
          </form>
        )}
      </div>
      <div className={styles['acts']}>
        <button
          type="button"
          className={styles['remove']}
          aria-label={`删去${name}`}
          onClick={() => {
            if (!isBusy) void remove([no]).then((isDone) => isDone && onMended());
          }}
        >
          删去
        </button>
        {isPlace && (
          <button
            type="button"
            className={styles['main']}
            aria-label={`${name}选地区`}
            onClick={() => setChoosing(true)}
          >
            选地区
          </button>
        )}
        {suggested !== null && (
          <button
            type="button"
            className={styles['main']}
            aria-label={`${name}换成 ${suggested}`}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && void mend({ goods: suggested })}
          >
            换成 {suggested}
          </button>
        )}
        {fields.length > 0 && !isPlace && suggested === null && (
          <button
            type="button"
            className={styles['edit']}
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            改{fields[0] && fieldNames[fields[0].field]}
          </button>
        )}
      </div>
      {isChoosing && (
        <Suspense fallback={<DialogComing />}>
          <RegionDialog
            row={row}
            isBusy={isBusy}
            onClose={() => setChoosing(false)}
            onChosen={(divisionCode, address) => void mend({ divisionCode, address })}
          />
        </Suspense>
      )}
    </li>
  );
}
