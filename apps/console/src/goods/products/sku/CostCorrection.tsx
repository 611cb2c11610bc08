import { rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../../api/say.ts';
import { ChangedMeanwhile } from '../../../ui/form/ChangedMeanwhile.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSeen } from '../../../ui/form/seen/useSeen.ts';
import { useSend } from '../../../ui/form/useSend.ts';
import { formatFen } from '../../../ui/money/formatFen.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { formatCost } from '../../parts/formatCost.ts';
import { MoneyInput } from '../../parts/MoneyInput.tsx';
import { marginPermille } from '../edit/draft.ts';
import styles from './Sku.module.css';

interface CostCorrectionProps {
  readonly skuId: string;
  readonly priceFen: number | null;
  /** Hundredths of a fen, as it is now; null: unknown. */
  readonly cost: number | null;
  /** Nothing of it ever came in: its first delivery says what it costs. */
  readonly isNew: boolean;
}

const costOr = (hundredths: number | null) => (hundredths === null ? '不知道' : formatCost(hundredths));
const sayMargin = (permille: number | null) => (permille === null ? '不知道' : `${(permille / 10).toFixed(1)}%`);

/** A cost that was written down wrong, put right with a reason; what was sold before stays as it was reckoned. */
export function CostCorrection({ skuId, priceFen, cost, isNew }: CostCorrectionProps) {
  const [fen, setFen] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const queries = useQueryClient();
  const { isBusy, problem, send, forget } = useSend('staffSkuCostCorrect');
  const next = fen === null ? null : fen * 100;
  const isTouched = next !== null || note !== '';
  // What was typed was meant for the cost as it was.
  const { seen, isChanged, accept, saved } = useSeen({
    now: cost,
    keyOf: String,
    mine: String(isTouched ? next : cost),
    isBusy,
    follow: () => undefined,
  });
  const correct = async () => {
    if (next === null) return;
    const body = { expectedHundredths: cost, costHundredths: next, note: note.trim() };
    if (await send({ params: { id: skuId }, body })) {
      saved();
      setFen(null);
      setNote('');
      say.done(`成本已改成 ${formatCost(next)}`);
    } else await queries.invalidateQueries();
  };
  return (
    <Panel title={cost === null ? '还没有成本' : '成本写错了'}>
      {isNew ? (
        <p className="quiet">还没进过货，入库时写成本</p>
      ) : (
        <div className={styles['form']}>
          <span>现在</span>
          <b>{costOr(cost)}</b>
          <span>改成（元）</span>
          <MoneyInput label="成本改成" value={fen} onChange={setFen} />
          <label htmlFor="costNote">为什么</label>
          <Input
            id="costNote"
            placeholder={cost === null ? '例如 开店前的货，按发票' : '例如 入库时多写了一个零'}
            maxLength={rules.goods.stock.noteMax}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          {next !== null && next !== cost && (
            <p>
              毛利从 {sayMargin(marginPermille(priceFen, cost))} 到 {sayMargin(marginPermille(priceFen, next))}。
              从现在起按它算，以前卖出的不重算；记在审计里。
            </p>
          )}
          {isChanged ? (
            <ChangedMeanwhile
              changes={[{ name: '成本', before: costOr(seen), now: costOr(cost) }]}
              onSeen={() => {
                accept();
                forget();
              }}
            />
          ) : (
            <FormProblem text={problem} />
          )}
          <Button
            type="primary"
            loading={isBusy}
            disabled={isChanged || next === null || next === cost || note.trim() === ''}
            onClick={() => void correct()}
          >
            {fen === null ? '改成本' : `成本改成 ${formatFen(fen)}`}
          </Button>
        </div>
      )}
    </Panel>
  );
}
