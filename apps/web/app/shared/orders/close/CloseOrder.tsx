import { rules } from '@jiwu/contract/rules';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../session/apiClient.ts';
import styles from './CloseOrder.module.css';
import { useSend } from '../../../ui/form/useSend.ts';

type Reason = (typeof rules.order.closeReasons)[number];

const words: Readonly<Record<Reason, string>> = {
  changedMind: '不想要了',
  wrongAddress: '地址填错了',
  wrongGoods: '规格或数量选错了',
  foundCheaper: '其他地方更便宜',
  other: '其他原因',
};

interface CloseOrderProps {
  orderId: string;
  onClose: () => void;
  /** It is done: the order is to be asked for again, and this goes. */
  onDone: () => void;
}

/** Gives the order up: stock, coupon and integral go back at once. */
export default function CloseOrder({ orderId, onClose, onDone }: CloseOrderProps) {
  const [reason, setReason] = useState<Reason>('changedMind');
  const { isSending, problem, send } = useSend(async (idempotencyKey) => {
    const input = { params: { id: orderId }, body: { reason } };
    await apiClient.call('orderClose', input, { silent: true, idempotencyKey });
    showToast({ kind: 'success', text: '订单已取消' });
    onDone();
  });
  return (
    <Drawer
      title="取消订单"
      onClose={onClose}
      footer={
        <div className={styles['footer']}>
          <Button look="filled" busy={isSending} onClick={() => void send(reason)}>
            {isSending ? '正在取消' : '确认取消'}
          </Button>
        </div>
      }
    >
      <p className={styles['note']}>取消后商品马上放回，用了券或积分的一起退回。已经付了款的不会被取消。</p>
      <fieldset className={styles['reasons']}>
        <legend>为什么取消</legend>
        {rules.order.closeReasons.map((one) => (
          <label key={one}>
            <input type="radio" name="reason" checked={one === reason} onChange={() => setReason(one)} />
            {words[one]}
          </label>
        ))}
      </fieldset>
      <FormProblem text={problem} />
    </Drawer>
  );
}
