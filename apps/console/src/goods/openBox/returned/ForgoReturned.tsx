import { Button, Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { say } from '../../../api/say.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import type { ItemOf } from '../../../ui/list/useCursorList.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from '../OpenBox.module.css';

/** 不入库: what is left was scrapped or lost, and waits no longer. */
export function ForgoReturned({ piece }: { piece: ItemOf<'staffUnitReturnedList'> }) {
  const { afterSaleId, skuId, pieces, taken } = piece;
  const [reason, setReason] = useState('');
  const { isBusy, problem, send } = useSend('staffUnitForgoReturned');
  const go = useNavigate();
  const forgo = async () => {
    if (!(await send({ body: { afterSaleId, skuId, reason: reason.trim() } }))) return;
    say.done('不再列在待入库里');
    void go('/units/returned', { replace: true });
  };
  return (
    <Panel title="不入库" note={`剩下的 ${pieces - taken} 件坏得不能再卖，或找不到了`}>
      <div className={`${styles['form']} ${styles['narrow']}`}>
        <Input
          aria-label="不入库的原因"
          placeholder="原因，比如：杯身碎裂，已报废"
          maxLength={60}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormProblem text={problem} />
        <Button loading={isBusy} disabled={reason.trim() === ''} onClick={() => void forgo()}>
          不入库
        </Button>
      </div>
    </Panel>
  );
}
