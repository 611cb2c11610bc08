import type { GoodsImport } from '@jiwu/contract';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Named } from '../parts/Named.tsx';
import { useReferenceNames } from '../parts/useReferenceNames.ts';
import { fieldNames, sayValue } from '../products/sayValue.ts';
import styles from './Imports.module.css';
import { useRows } from './useRows.ts';

type View = 'changed' | 'new' | 'failed';

/** What would change, cell by cell; what is new; what could not be written. */
export function ChangedRows({ file }: { file: GoodsImport }) {
  const [chosen, setView] = useState<View | null>(null);
  const view = chosen ?? (file.rows.changed === 0 && file.rows.new > 0 ? 'new' : 'changed');
  const { rows, hasMore, more } = useRows(file, view);
  const nameOf = useReferenceNames();
  const names: Readonly<Record<View, string>> = {
    changed: `改动 ${file.rows.changed}`,
    new: `新增 ${file.rows.new}`,
    failed: `没写成 ${file.rows.failed + file.rows.kept}`,
  };
  return (
    <Panel
      title="要写的行"
      note="逐格比较，只写变了的格"
      extra={
        <Segmented
          aria-label="看哪些行"
          options={(Object.entries(names) as [View, string][]).map(([value, label]) => ({ value, label }))}
          value={view}
          onChange={setView}
        />
      }
    >
      <table className={styles['rows']}>
        <thead>
          <tr>
            <th scope="col">行</th>
            <th scope="col">编码</th>
            <th scope="col">商品</th>
            <th scope="col">改动</th>
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={4} className="quiet">
                这里没有行
              </td>
            </tr>
          )}
          {rows.map(({ no, code, product, changes, trouble }) => (
            <tr key={no}>
              <td>{no}</td>
              <td className="mono">{code}</td>
              <td>
                {product ? <Named picture={product.picture} title={product.title} note={product.label} /> : '新的'}
              </td>
              <td>
                {trouble && <b>{trouble} </b>}
                {changes.map(({ field, before, after }) => (
                  <span key={field}>
                    {fieldNames[field] ?? field} {before !== null && <del>{sayValue(field, before, nameOf)}</del>} →{' '}
                    <b>{sayValue(field, after, nameOf)}</b>{' '}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore && (
        <Button type="link" onClick={more}>
          再看一些
        </Button>
      )}
    </Panel>
  );
}
