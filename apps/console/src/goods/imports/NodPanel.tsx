import type { GoodsImport } from '@jiwu/contract';
import { Checkbox } from 'antd';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useRows } from './useRows.ts';

/** Prices that change by much: each is written only when someone has looked at it. */
export function NodPanel({ file }: { file: GoodsImport }) {
  const { rows } = useRows(file, 'nod');
  const nod = useSend('staffImportNod');
  if (rows.length === 0) return null;
  return (
    <Panel title="改动偏大" note="看过再勾">
      <ul>
        {rows.map(({ no, product, code, changes, isNodded }) => {
          const price = changes.find(({ field }) => field === 'priceFen' || field === 'vipPriceFen');
          const [before, after] = [Number(price?.before), Number(price?.after)];
          return (
            <li key={no}>
              <Checkbox
                checked={isNodded}
                onChange={({ target }) =>
                  void nod.send({ params: { id: file.id }, body: { nos: [no], isNodded: target.checked } })
                }
              >
                {product?.title ?? code} <del>{formatFen(before)}</del> → <b>{formatFen(after)}</b>{' '}
                {(((after - before) / before) * 100).toFixed(1)}%
              </Checkbox>
            </li>
          );
        })}
      </ul>
      <FormProblem text={nod.problem} />
      <p>没勾的 {file.rows.nod} 行不会写入，留在这次导入里。</p>
    </Panel>
  );
}
