import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../../api/say.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from '../OpenBox.module.css';
import type { Unit } from '../unitWords.ts';

/** Off sale to be looked at again, or never sold again; both say why. */
export function UnitEnd({ unit: { id, state, version } }: { unit: Unit }) {
  const [reason, setReason] = useState('');
  const withdraw = useSend('staffUnitWithdraw');
  const writeOff = useSend('staffUnitWriteOff');
  if (state === 'sold' || state === 'writtenOff') return null;
  const input = { params: { id }, body: { reason: reason.trim(), version } };
  const isEmpty = reason.trim() === '';
  return (
    <Panel title="撤下或报废">
      <div className={styles['form']}>
        <Input
          aria-label="理由"
          placeholder="理由"
          maxLength={60}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormProblem text={withdraw.problem ?? writeOff.problem} />
        <div className={styles['row']}>
          {state === 'listed' && (
            <Button
              disabled={isEmpty}
              loading={withdraw.isBusy}
              onClick={() => void withdraw.send(input).then((done) => done && say.done('已撤下'))}
            >
              撤下
            </Button>
          )}
          <Button
            disabled={isEmpty}
            loading={writeOff.isBusy}
            onClick={() => void writeOff.send(input).then((done) => done && say.done('已报废'))}
          >
            报废，不能再卖
          </Button>
        </div>
      </div>
    </Panel>
  );
}
