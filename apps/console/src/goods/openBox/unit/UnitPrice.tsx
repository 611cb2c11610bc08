import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { say } from '../../../api/say.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { formatFen } from '../../../ui/money/formatFen.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { MoneyInput } from '../../parts/MoneyInput.tsx';
import styles from '../OpenBox.module.css';
import { describePath } from '../describePath.ts';
import type { Unit } from '../unitWords.ts';

interface Schedule {
  readonly startFen: number | null;
  readonly floorFen: number | null;
  readonly dropFen: number | null;
  readonly everyDays: number;
}

const emptySchedule: Schedule = { startFen: null, floorFen: null, dropFen: null, everyDays: 3 };

/** 价格安排: where the price starts, how it falls and where it stays, by the rules of the house unless one says otherwise. */
export function UnitPrice({ unit }: { unit: Unit }) {
  const { id, state, version, bookFen } = unit;
  const [schedule, setSchedule] = useState<Schedule>(unit.schedule ?? unit.suggestedSchedule ?? emptySchedule);
  const set = (changes: Partial<Schedule>) => setSchedule((before) => ({ ...before, ...changes }));
  const { startFen, floorFen, dropFen, everyDays } = schedule;
  const price = useSend('staffUnitPrice');
  const publish = useSend('staffUnitPublish');
  if (state !== 'graded' && state !== 'listed') return null;
  const isUpsideDown = startFen !== null && floorFen !== null && floorFen > startFen;
  const isReady = startFen !== null && floorFen !== null && !isUpsideDown;
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
          <MoneyInput label="起价" value={startFen} onChange={(fen) => set({ startFen: fen })} />
          <span>底价</span>
          <MoneyInput label="底价" value={floorFen} onChange={(fen) => set({ floorFen: fen })} />
          <span>每次降</span>
          <MoneyInput label="每次降" value={dropFen} onChange={(fen) => set({ dropFen: fen })} />
          <span>每几天</span>
          <InputNumber
            aria-label="每几天"
            min={1}
            max={90}
            value={everyDays}
            onChange={(days) => set({ everyDays: days ?? 1 })}
          />
        </div>
        {isReady && <p>{describePath({ startFen, floorFen, dropFen, everyDays }, bookFen)}</p>}
        <FormProblem text={isUpsideDown ? '底价不能高于起价' : null} />
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
