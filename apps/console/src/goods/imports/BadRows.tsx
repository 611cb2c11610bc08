import type { GoodsImport, GoodsImportRow } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useSend } from '../../ui/form/useSend.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from './Imports.module.css';
import { useRows } from './useRows.ts';

/** Rows that something is wrong with: mended where they stand, or passed over. */
export function BadRows({ file }: { file: GoodsImport }) {
  const { rows, hasMore, more } = useRows(file, 'bad');
  const suggest = useSend('staffImportSuggest');
  const isOpen = file.state === 'checked';
  return (
    <Panel
      title={`要改的 ${file.rows.bad} 行`}
      extra={
        isOpen && (
          <Button loading={suggest.isBusy} onClick={() => void suggest.send({ params: { id: file.id }, body: {} })}>
            能猜的都按建议改
          </Button>
        )
      }
    >
      <table className={styles['rows']}>
        <thead>
          <tr>
            <th scope="col">行</th>
            <th scope="col">编码</th>
            <th scope="col">列</th>
            <th scope="col">写的是</th>
            <th scope="col">问题</th>
            <th scope="col">改成</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap((row) =>
            row.problems.map((problem) => (
              <tr key={`${row.no} ${problem.column} ${problem.kind}`}>
                <td>{row.no}</td>
                <td className="mono">{row.code || '—'}</td>
                <td>{rules.goods.import.columns[problem.column]}</td>
                <td>
                  <mark>{row.cells[problem.column] || '空'}</mark>
                </td>
                <td>{rules.goods.import.problems[problem.kind]}</td>
                <td>{isOpen && <Mend key={problem.suggestion} importId={file.id} row={row} problem={problem} />}</td>
              </tr>
            )),
          )}
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

interface MendProps {
  readonly importId: string;
  readonly row: GoodsImportRow;
  readonly problem: GoodsImportRow['problems'][number];
}

function Mend({ importId, row: { no, cells }, problem: { column, suggestion } }: MendProps) {
  const [text, setText] = useState(suggestion ?? cells[column] ?? '');
  const mend = useSend('staffImportMend');
  const send = (isSkipped: boolean) =>
    void mend.send({
      params: { id: importId },
      body: { no, cells: isSkipped ? {} : { [column]: text }, isSkipped },
    });
  return (
    <>
      <div className={styles['mend']}>
        <Input
          aria-label={`第 ${no} 行 ${rules.goods.import.columns[column]} 改成`}
          value={text}
          maxLength={rules.goods.import.cellMax}
          onChange={({ target }) => setText(target.value)}
          onPressEnter={() => send(false)}
        />
        <Button loading={mend.isBusy} onClick={() => send(false)}>
          改好
        </Button>
        <Button type="link" onClick={() => send(true)}>
          跳过
        </Button>
      </div>
      <FormProblem text={mend.problem} />
    </>
  );
}
