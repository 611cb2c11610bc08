import { rules } from '@jiwu/contract/rules';
import { ApiError } from '@jiwu/api-client';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { formatFen } from '../../../format/formatFen.ts';
import { formatMinute } from '../../../format/formatTime.ts';
import { apiClient } from '../../../session/apiClient.ts';
import type { Recharge } from '../walletQueries.ts';
import styles from './RechargeItem.module.css';
import { RefundSums } from './RefundSums.tsx';

interface RechargeItemProps {
  recharge: Recharge;
  /** Its sums stand open, waiting to be confirmed. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  /** Asks for the list anew. */
  onChanged: () => Promise<unknown>;
}

const stateWords: Readonly<Record<Recharge['state'], string>> = {
  refundable: '可以退回',
  refunding: '退款处理中',
  refunded: '已退回',
  used: '已用完',
  expired: '已过退回期限',
};

export function RechargeItem({ recharge, isAsking, onAsk, onChanged }: RechargeItemProps) {
  const { id, gateway, amountFen, bonusFen, paidAt, refundableUntil, state, refundableFen } = recharge;
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send() {
    setIsSending(true);
    setProblem(null);
    try {
      await apiClient.call(
        'walletRechargeRefund',
        { params: { id }, body: { amountFen: refundableFen } },
        { inline: true },
      );
      onAsk(false);
    } catch (error) {
      if (error instanceof ApiError && !error.shown) setProblem(error.message);
    }
    // Also after a refusal: the refundable amount may have changed.
    await onChanged();
    setIsSending(false);
  }

  return (
    <li className={styles['item']}>
      <div className={styles['head']}>
        <b>{`${rules.payment.names[gateway]}充值 ${formatFen(amountFen)}`}</b>
        <span className={styles['state']} data-state={state} role="status">
          {stateWords[state]}
        </span>
      </div>
      <p className={styles['facts']}>
        {formatMinute(paidAt)}
        {bonusFen > 0 && `　送 ${formatFen(bonusFen)}`}
        {state === 'refundable' && `　${formatMinute(refundableUntil)} 前可退`}
      </p>
      {state === 'refundable' && <RefundSums recharge={recharge} />}
      {problem && (
        <p className={styles['problem']} role="alert">
          <Icon name="info" size={16} />
          {problem}
        </p>
      )}
      {state === 'refundable' && !isAsking && (
        <Button onClick={() => onAsk(true)}>{`退回 ${formatFen(refundableFen)}`}</Button>
      )}
      {state === 'refundable' && isAsking && (
        <div className={styles['confirm']}>
          <p>退款按原路回到{rules.payment.names[gateway]}，一般几分钟到账。申请后不能撤回。</p>
          <Button look="filled" busy={isSending} onClick={() => void send()}>
            {isSending ? '正在提交' : `确认退回 ${formatFen(refundableFen)}`}
          </Button>
          <Button onClick={() => onAsk(false)}>先不退</Button>
        </div>
      )}
    </li>
  );
}
