import { Button, Table, type TableColumnType } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useKeys, type KeyMap } from '../keys/useKeys.ts';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { ColumnButton } from './columns/ColumnButton.tsx';
import { useColumnChoice } from './columns/useColumnChoice.ts';
import { NoneSoFar } from './NoneSoFar.tsx';
import type { CursorList } from './useCursorList.ts';
import { useReachable } from './useReachable.ts';
import styles from './ListTable.module.css';

/** With words for a heading, by which people choose columns. */
export type ListColumn<T> = TableColumnType<T> & { readonly title: string };

interface ListTableProps<T> {
  /** What the rows are, for texts: 订单. */
  readonly what: string;
  /** By which the choice of columns is kept: the name of the page's views, where it has them. */
  readonly name?: string;
  readonly list: CursorList<T>;
  readonly columns: readonly ListColumn<T>[];
  readonly keyOf: (row: T) => string;
  readonly onOpen?: (row: T) => void;
  readonly openKey?: string | undefined;
  readonly empty: ReactNode;
  readonly selected?: readonly string[];
  readonly onSelect?: (keys: readonly string[]) => void;
  /** Keys of the page that act on the row under the cursor. */
  readonly rowKeys?: (row: T) => KeyMap;
}

/** A list with a cursor that J and K move, Enter opens and X selects. */
export function ListTable<T extends object>(props: ListTableProps<T>) {
  const { what, name = what, list, columns, keyOf, onOpen, openKey, empty, selected, onSelect, rowKeys } = props;
  const { hidden } = useColumnChoice(name);
  const { rows } = list;
  const [at, setAt] = useState(-1);
  // Rows of the filters before stay until the new ones are there; where there were none, nothing is known yet.
  const isWaiting = list.isLoading || (list.isFading && rows.length === 0);
  const current = rows[at];
  const place = useRef<HTMLDivElement>(null);
  useReachable(place, { what, isShown: rows.length > 0 });
  const move = (by: number) => {
    const next = Math.min(Math.max(at + by, 0), rows.length - 1);
    setAt(next);
    const row = rows[next];
    if (!row) return;
    if (openKey !== undefined) onOpen?.(row);
    document.querySelector(`[data-row-key="${CSS.escape(keyOf(row))}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const toggle = (row: T) => {
    const key = keyOf(row);
    onSelect?.(selected?.includes(key) ? selected.filter((one) => one !== key) : [...(selected ?? []), key]);
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ...(current && { Enter: () => onOpen?.(current) }),
    ...(current && onSelect && { x: () => toggle(current) }),
    ...(current && rowKeys?.(current)),
  });
  if (list.isFailed) return <LoadFailed what={what} onRetry={list.retry} />;
  if (!isWaiting && rows.length === 0) return list.hasMore ? <NoneSoFar list={list} /> : empty;
  return (
    <div ref={place} className={`${styles['list']} ${list.isFading ? styles['fading'] : ''}`}>
      <ColumnButton list={name} columns={columns.map((column) => ({ key: columnKey(column), title: column.title }))} />
      <Table<T>
        size="middle"
        rowKey={keyOf}
        columns={columns.filter((column, nth) => nth === 0 || !hidden.includes(columnKey(column)))}
        dataSource={[...rows]}
        loading={isWaiting}
        locale={{ emptyText: <span className="quiet">正在读…</span> }}
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowClassName={(row, nth) =>
          [nth === at ? styles['at'] : '', keyOf(row) === openKey ? styles['open'] : ''].filter(Boolean).join(' ')
        }
        onRow={(row, nth) => ({
          onClick: (event) => {
            if ((event.target as HTMLElement).closest('a, button, input, label')) return;
            setAt(nth ?? -1);
            onOpen?.(row);
          },
        })}
        {...(onSelect && {
          rowSelection: {
            selectedRowKeys: [...(selected ?? [])],
            onChange: (keys) => onSelect(keys.map(String)),
            getCheckboxProps: (row) => ({ 'aria-label': `选中 ${keyOf(row)}` }),
          },
        })}
      />
      <footer className={styles['foot']}>
        <span>{isWaiting ? '正在读…' : `已显示 ${rows.length} 条`}</span>
        {list.hasMore && (
          <Button onClick={list.loadMore} loading={list.isLoadingMore}>
            再看一些
          </Button>
        )}
        <span className={styles['keys']}>
          <kbd>J</kbd> <kbd>K</kbd> 上下 <kbd>Enter</kbd> 打开 <kbd>?</kbd> 全部按键
        </span>
      </footer>
    </div>
  );
}

function columnKey<T>({ key, dataIndex }: ListColumn<T>): string {
  return String(key ?? dataIndex);
}
