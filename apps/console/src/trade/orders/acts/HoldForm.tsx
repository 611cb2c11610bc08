import type { StaffOrder } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../../api/say.ts';
import { focusOnShow } from '../../../ui/focus/focusOnShow.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import styles from './Acts.module.css';

/** 暂不发货: why nobody is to send it yet. */
export function HoldForm({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const [reason, setReason] = useState('');
  const { isBusy, problem, send } = useSend('staffOrderHold');
  const hold = async () => {
    if (!(await send({ params: { no: order.no }, body: { reason: reason.trim() } }))) return;
    say.done('已经暂不发货');
    onDone();
  };
  return (
    <div className={styles['form']}>
      <label htmlFor="holdReason">为什么先不发</label>
      <Input
        id="holdReason"
        ref={focusOnShow}
        maxLength={rules.order.maxHold}
        placeholder="例如：地址待确认"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormProblem text={problem} />
      <div className={styles['row']}>
        <Button onClick={onDone}>取消</Button>
        <Button type="primary" disabled={reason.trim() === ''} loading={isBusy} onClick={() => void hold()}>
          暂不发货
        </Button>
      </div>
    </div>
  );
}
