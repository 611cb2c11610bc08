import type { GoodsColumn, GoodsImport } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from './Imports.module.css';

const names = Object.entries(rules.goods.import.columns) as [GoodsColumn, string][];

/** Which column of the file is what; what was found by its heading is filled in. */
export function ColumnsPanel({ file: { id, titles, columns: found, version } }: { file: GoodsImport }) {
  const [columns, setColumns] = useState<Partial<Record<GoodsColumn, number>>>({ ...found });
  const check = useSend('staffImportCheck');
  const options = titles.map((title, at) => ({ value: at, label: title || `第 ${at + 1} 列` }));
  const used = new Set(Object.values(columns));
  return (
    <Panel title="对列" note={`${used.size} 列要用，${titles.length - used.size} 列不用`}>
      <div className={styles['columns']}>
        {names.map(([name, label]) => (
          <label key={name}>
            {label}
            <Select
              allowClear={name !== 'code'}
              placeholder="文件里没有"
              options={options.map((option) => ({
                ...option,
                disabled: used.has(option.value) && columns[name] !== option.value,
              }))}
              value={columns[name] ?? null}
              onChange={(at: number | null) => {
                const { [name]: _, ...rest } = columns;
                setColumns(at === null ? rest : { ...rest, [name]: at });
              }}
            />
          </label>
        ))}
      </div>
      <FormProblem text={check.problem} />
      <Button
        type="primary"
        loading={check.isBusy}
        onClick={() => void check.send({ params: { id }, body: { columns, version } })}
      >
        开始核对
      </Button>
    </Panel>
  );
}
