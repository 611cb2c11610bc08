import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { say } from '../../../api/say.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { formatFen } from '../../../ui/money/formatFen.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { MoneyInput } from '../../parts/MoneyInput.tsx';
import styles from '../OpenBox.module.css';
import type { Unit } from '../unitWords.ts';

/** 价格安排: where the price starts, how it falls and where it stays, by the rules of the house unless one says otherwise. */
export function UnitPrice({ unit }: { unit: Unit }) {
  const { id, state, version, bookFen } = unit;
  const given = unit.schedule ?? unit.suggestedSchedule;
  const [startFen, setStart] = useState<number | null>(given?.startFen ?? null);
  const [floorFen, setFloor] = useState<number | null>(given?.floorFen ?? null);
  const [dropFen, setDrop] = useState<number | null>(given?.dropFen ?? null);
  const [everyDays, setDays] = useState(given?.everyDays ?? 3);
  const price = useSend('staffUnitPrice');
  const publish = useSend('staffUnitPublish');
  if (state !== 'graded' && state !== 'listed') return null;
  const isReady = startFen !== null && floorFen !== null && floorFen <= startFen;
  const drops = isReady && dropFen ? Math.ceil((startFen - floorFen) / dropFen) : 0;
  const params = { id };
  const save = async () => {
    if (!isReady) return;
    if (await price.send({ params, body: { startFen, floorFen, dropFen, everyDays, version } })) say.done('价格已定');
  };
  const list = async () => {
    if (await publish.send({ params, body: { version } })) say.done('已上架');
  };
  return (
    <Panel title="价格安排" note={unit.schedule ? '已定' : '按级建议，可以改'}>
      <div className={styles['form']}>
        <div className={styles['prices']}>
          <span>起价</span>
          <MoneyInput label="起价" value={startFen} onChange={setStart} />
          <span>底价</span>
          <MoneyInput label="底价" value={floorFen} onChange={setFloor} />
          <span>每次降</span>
          <MoneyInput label="每次降" value={dropFen} onChange={setDrop} />
          <span>每几天</span>
          <InputNumber aria-label="每几天" min={1} max={90} value={everyDays} onChange={(days) => setDays(days ?? 1)} />
        </div>
        {isReady && (
          <p>
            {drops === 0 ? '不降价。' : `降 ${drops} 次，${drops * everyDays} 天后到底价。`}
            {bookFen !== null &&
              `底价${floorFen >= bookFen ? '高' : '低'}于账面 ¥${formatFen(Math.abs(floorFen - bookFen))}。`}
          </p>
        )}
        <FormProblem text={startFen !== null && floorFen !== null && floorFen > startFen ? '底价不能高于起价' : null} />
        <FormProblem text={price.problem ?? publish.problem} />
        <div className={styles['row']}>
          <Button loading={price.isBusy} disabled={!isReady} onClick={() => void save()}>
            {state === 'listed' ? '从现在起按这个' : '定价'}
          </Button>
          {state === 'graded' && unit.schedule && (
            <Button type="primary" loading={publish.isBusy} onClick={() => void list()}>
              上架，¥{formatFen(unit.schedule.startFen)}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
