import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from '../Marketing.module.css';
import type { Deal } from './dealWords.ts';

interface DealActsProps {
  readonly deal: Deal;
  /** Pieces of it in the ordinary stock. */
  readonly available: number;
}

/** What can be done with a deal that was published, each with its consequence; its price never changes. */
export function DealActs({ deal: { id, isPaused, allocated, held, left }, available }: DealActsProps) {
  const [pieces, setPieces] = useState<number | null>(null);
  const add = useSend('staffWootAddPieces');
  const pause = useSend('staffWootPause');
  const params = { id };
  const more = async () => {
    if (!pieces || !(await add.send({ params, body: { pieces } }))) return;
    say.done(`加了 ${pieces} 件`);
    setPieces(null);
  };
  const turn = async () => {
    const done = await pause.send({ params, body: { isPaused: !isPaused } });
    if (done) say.done(isPaused ? '继续卖' : '已暂停，抢到的照常付款');
  };
  return (
    <Panel title="能做什么" note="不改价，都记审计">
      <div className={styles['form']}>
        <div className={styles['row']}>
          <InputNumber
            aria-label="加几件"
            prefix="加"
            suffix="件"
            min={1}
            max={Math.max(1, available)}
            precision={0}
            disabled={available === 0}
            value={pieces}
            onChange={setPieces}
          />
          <Button disabled={!pieces} loading={add.isBusy} onClick={() => void more()}>
            从库存再留出来
          </Button>
        </div>
        <p className="small" aria-live="polite">
          {consequenceOf({ pieces, available, allocated, left })}
        </p>
        <div>
          <Button loading={pause.isBusy} onClick={() => void turn()}>
            {isPaused ? '继续卖' : '暂停这一款'}
          </Button>
        </div>
        <p className="small">
          {isPaused
            ? `继续以后，剩下的 ${left} 件马上能抢`
            : `暂停以后不放新人；已占的 ${held} 件照常下单付款，商城显示“已暂停”。可以再继续`}
        </p>
        <FormProblem text={add.problem ?? pause.problem} />
      </div>
    </Panel>
  );
}

interface Adding {
  readonly pieces: number | null;
  readonly available: number;
  readonly allocated: number;
  readonly left: number;
}

function consequenceOf({ pieces, available, allocated, left }: Adding): string {
  if (available === 0) return '库存里没有可以再留的';
  if (!pieces) return `库存还能加 ${available} 件；加了不能收回，到 24:00 没卖完的回到库存`;
  return `加 ${pieces} 件以后一共 ${allocated + pieces} 件，还剩 ${left + pieces} 件；平时可售从 ${available} 减到 ${available - pieces}，不能收回`;
}
