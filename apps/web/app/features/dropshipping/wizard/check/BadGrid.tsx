import { useState } from 'react';
import { formatCount } from '../../../../format/formatCount.ts';
import type { Batch, Row } from '../../batchQueries.ts';
import { type GridColumn, gridColumns, type GridRow, MOST_ROWS } from '../recipients/gridRows.ts';
import { RowGrid } from '../recipients/RowGrid.tsx';
import ways from '../recipients/Way.module.css';
import { useRowChanges } from './useRowChanges.ts';

const blank = { recipient: '', phoneNumber: '', address: '', goods: '', quantity: '' };

/** Bad rows as a sheet: a column that was mended elsewhere is pasted over them in one go. */
export default function BadGrid({ batch, rows }: { batch: Batch; rows: readonly Row[] }) {
  const [cells, setCells] = useState<readonly GridRow[]>(() => rows.map(gridRowOf));
  const { isBusy, change } = useRowChanges(batch.id);
  const changed = rows.flatMap((row, at) => {
    const typed = cells[at];
    if (!typed || gridColumns.every((column) => typed[column] === row.typed[column])) return [];
    const { key: _key, ...own } = typed;
    // A place that was chosen belongs to the address that it was chosen for.
    const divisionCode = own.address === row.typed.address ? row.typed.divisionCode : null;
    return [{ ...row.typed, ...own, divisionCode, no: row.no }];
  });
  const wrong = new Map(
    rows.map(({ no, problems }) => [String(no), new Set<GridColumn>(problems.map(({ field }) => field))]),
  );
  const isOff = changed.length === 0;
  return (
    <div className={ways['way']}>
      <p className={ways['hint']}>加框的格子要改。可以粘贴表格里改好的一列或几列。</p>
      <RowGrid
        rows={cells}
        blank={blank}
        goods={batch.goods}
        nameOf={(index) => `第 ${rows[index]?.no ?? index + 1} 行`}
        mayGrow={false}
        wrong={wrong}
        onChange={setCells}
      />
      <div className={ways['acts']}>
        <button
          type="button"
          className={ways['plain']}
          aria-disabled={isOff || isBusy}
          onClick={isOff || isBusy ? undefined : () => void change(changed.slice(0, MOST_ROWS))}
        >
          {isBusy ? '正在核对' : isOff ? '改好再核对' : `核对改过的 ${formatCount(changed.length)} 行`}
        </button>
      </div>
    </div>
  );
}

function gridRowOf({ no, typed }: Row): GridRow {
  const { recipient, phoneNumber, address, goods, quantity } = typed;
  return { key: String(no), recipient, phoneNumber, address, goods, quantity };
}
