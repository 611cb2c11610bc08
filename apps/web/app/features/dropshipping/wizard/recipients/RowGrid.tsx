import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { rules } from '@jiwu/contract/rules';
import type { Batch } from '../../batchQueries.ts';
import { type Blank, fillRows, type GridColumn, gridColumns, type GridRow } from './gridRows.ts';
import { readCells } from './readCells.ts';
import styles from './RowGrid.module.css';

const columnNames: Readonly<Record<GridColumn, string>> = {
  recipient: '收件人',
  phoneNumber: '手机号',
  address: '地址',
  goods: '商品',
  quantity: '件数',
};

interface RowGridProps {
  rows: readonly GridRow[];
  blank: Blank;
  goods: Batch['goods'];
  /** The name of a row, for those who hear it: 第 3 行. */
  nameOf: (index: number) => string;
  /** Whether rows may be added and taken out. */
  mayGrow: boolean;
  /** Cells that are wrong: by the key of the row. */
  wrong?: ReadonlyMap<string, ReadonlySet<GridColumn>>;
  onChange: (change: (rows: readonly GridRow[]) => readonly GridRow[]) => void;
}

/** A sheet to type into: cells pasted from another one go where they belong; Enter and the arrows move up and down. */
export function RowGrid({ rows, blank, goods, nameOf, mayGrow, wrong, onChange }: RowGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const listId = useId();

  function paste(event: ClipboardEvent, row: number, column: number) {
    const text = event.clipboardData.getData('text/plain');
    const cells = readCells(text);
    if (cells.length < 2 && (cells[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    onChange((all) => fillRows(all, { at: { row, column }, cells, blank, mayGrow }));
  }

  function move(event: KeyboardEvent, row: number, column: number) {
    if (event.nativeEvent.isComposing) return;
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const inputs = table.current?.querySelectorAll('input');
    const next = inputs?.[(row + step) * gridColumns.length + column];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const set = (key: string, column: GridColumn, value: string) =>
    onChange((all) => all.map((row) => (row.key === key ? { ...row, [column]: value } : row)));

  return (
    <div className={styles['grid']}>
      <table ref={table}>
        <thead>
          <tr>
            <th scope="col">行</th>
            {gridColumns.map((column) => (
              <th key={column} scope="col">
                {columnNames[column]}
              </th>
            ))}
            {mayGrow && (
              <th scope="col">
                <span>删去</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key}>
              <th scope="row">{nameOf(index)}</th>
              {gridColumns.map((column, at) => (
                <td key={column} data-column={column}>
                  <input
                    aria-label={`${nameOf(index)}${columnNames[column]}`}
                    data-label={columnNames[column]}
                    placeholder={columnNames[column]}
                    aria-invalid={wrong?.get(row.key)?.has(column) || undefined}
                    value={row[column]}
                    maxLength={rules.dropshipping.cell[column]}
                    autoComplete="off"
                    inputMode={column === 'phoneNumber' ? 'tel' : column === 'quantity' ? 'numeric' : 'text'}
                    list={column === 'goods' && goods.length > 0 ? listId : undefined}
                    onChange={({ target }) => set(row.key, column, target.value)}
                    onPaste={(event) => paste(event, index, at)}
                    onKeyDown={(event) => move(event, index, at)}
                  />
                </td>
              ))}
              {mayGrow && (
                <td>
                  <button
                    type="button"
                    aria-label={`删去${nameOf(index)}`}
                    onClick={() => onChange((all) => all.filter(({ key }) => key !== row.key))}
                  >
                    <Icon name="close" size={14} />
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <datalist id={listId}>
        {goods.map(({ skuId, code, title, skuLabel }) => (
          <option key={skuId} value={code}>
            {`${title} ${skuLabel}`.trim()}
          </option>
        ))}
      </datalist>
    </div>
  );
}
