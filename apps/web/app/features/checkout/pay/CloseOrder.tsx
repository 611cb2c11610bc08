import { rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button/Button.tsx';
import { Drawer } from '../../../components/drawer/Drawer.tsx';
import { apiClient } from '../../../session/apiClient.ts';
import { orderQueries } from '../orderQueries.ts';
import { Problem } from '../Problem.tsx';
import styles from './CloseOrder.module.css';

type Reason = (typeof rules.order.closeReasons)[number];

const words: Record<Reason, string> = {
  changedMind: '不想要了',
  wrongAddress: '地址填错了',
  wrongGoods: '规格或数量选错了',
  foundCheaper: '其他地方更便宜',
  other: '其他原因',
};

interface CloseOrderProps {
  orderId: string;
  onClose: () => void;
}

/** Gives the order up: stock, coupon and integral go back at once. */
export function CloseOrder({ orderId, onClose }: CloseOrderProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState<Reason>('changedMind');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function give() {
    setIsSending(true);
    setProblem(null);
    try {
      await apiClient.call('orderClose', { params: { id: orderId }, body: { reason } }, { silent: true });
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '没有取消成功，请再试一次');
    }
    setIsSending(false);
    await client.invalidateQueries(orderQueries.order(orderId));
  }

  return (
    <Drawer
      title="取消订单"
      onClose={onClose}
      footer={
        <div className={styles['confirm']}>
          <Button look="filled" busy={isSending} onClick={() => void give()}>
            {isSending ? '正在取消' : '确认取消'}
          </Button>
        </div>
      }
    >
      <p className={styles['note']}>取消后库存、券与积分立即退回。已经付了款的不会被取消。</p>
      <fieldset className={styles['reasons']}>
        <legend>为什么取消</legend>
        {rules.order.closeReasons.map((one) => (
          <label key={one}>
            <input type="radio" name="reason" checked={one === reason} onChange={() => setReason(one)} />
            {words[one]}
          </label>
        ))}
      </fieldset>
      <Problem text={problem} />
    </Drawer>
  );
}
