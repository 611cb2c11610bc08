import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { CountInput } from '../parts/CountInput.tsx';
import { MoneyInput } from '../parts/MoneyInput.tsx';
import type { StockRow } from './StockRow.ts';
import styles from './Stock.module.css';

interface StockFormProps {
  readonly deed: 'intake' | 'count';
  readonly rows: readonly StockRow[];
  readonly onDone: () => void;
}

interface Line {
  readonly pieces: number | null;
  readonly costFen: number | null;
}

const texts = {
  intake: { title: '入库', pieces: '几件', note: '供应商和采购单号', button: '入库' },
  count: { title: '盘点', pieces: '实际有几件', note: '为什么不同', button: '按实际改' },
} as const;

/** A delivery with what a piece cost, or a count with its reason: all lines or none. */
export function StockForm({ deed, rows, onDone }: StockFormProps) {
  const [lines, setLines] = useState<Readonly<Record<string, Line>>>({});
  const [note, setNote] = useState('');
  const intake = useSend('staffStockIntake');
  const count = useSend('staffStockCount');
  const text = texts[deed];
  const lineOf = (skuId: string): Line => lines[skuId] ?? { pieces: null, costFen: null };
  const set = (skuId: string, change: Partial<Line>) =>
    setLines({ ...lines, [skuId]: { ...lineOf(skuId), ...change } });
  const isWhole =
    note.trim() !== '' &&
    rows.every(({ skuId }) => lineOf(skuId).pieces !== null && (deed === 'count' || lineOf(skuId).costFen !== null));
  const send = async () => {
    const done =
      deed === 'intake'
        ? await intake.send({
            body: {
              note,
              lines: rows.map(({ skuId, productId }) => ({
                skuId,
                productId,
                pieces: lineOf(skuId).pieces ?? 0,
                unitCostFen: lineOf(skuId).costFen ?? 0,
              })),
            },
          })
        : await count.send({
            body: {
              note,
              lines: rows.map(({ skuId, onHand }) => ({
                skuId,
                expected: onHand,
                counted: lineOf(skuId).pieces ?? onHand,
              })),
            },
          });
    if (!done) return;
    say.done(`${text.title}已记，${rows.length} 个规格`);
    onDone();
  };
  return (
    <Panel
      title={text.title}
      note={deed === 'intake' ? '成本按移动平均算' : '只改差的几件；有订单占用的不能少于占用数'}
    >
      <table className={styles['lines']}>
        <thead>
          <tr>
            <th scope="col">规格</th>
            <th scope="col">现在在库</th>
            <th scope="col">{text.pieces}</th>
            {deed === 'intake' && <th scope="col">单件成本（元）</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ skuId, title, label, code, onHand }) => (
            <tr key={skuId}>
              <td>
                {title} {label} <span className="mono">{code}</span>
              </td>
              <td>{onHand}</td>
              <td>
                <CountInput
                  label={`${code} ${text.pieces}`}
                  value={lineOf(skuId).pieces}
                  onChange={(pieces) => set(skuId, { pieces })}
                />
              </td>
              {deed === 'intake' && (
                <td>
                  <MoneyInput
                    label={`${code} 单件成本`}
                    value={lineOf(skuId).costFen}
                    onChange={(costFen) => set(skuId, { costFen })}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <FormProblem text={intake.problem ?? count.problem} />
      <div className={styles['foot']}>
        <Input
          aria-label={text.note}
          placeholder={text.note}
          maxLength={rules.goods.stock.noteMax}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="primary" disabled={!isWhole} loading={intake.isBusy || count.isBusy} onClick={() => void send()}>
          {text.button}
        </Button>
        <Button onClick={onDone}>取消</Button>
      </div>
    </Panel>
  );
}
