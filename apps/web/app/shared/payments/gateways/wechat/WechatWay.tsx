import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { NotOpened } from '../../payWays/NotOpened.ts';
import { usePayment } from '../../payment/usePayment.ts';
import { WechatCode } from './WechatCode.tsx';
import { openWechat } from './openWechat.ts';
import type { GatewayWayProps } from '../GatewayView.ts';
import styles from './WechatWay.module.css';

/** The code to scan, and its result live. A code that has ended is made anew by a press. */
export function WechatWay({ target, isLate, onPaid }: GatewayWayProps) {
  const [tries, setTries] = useState(1);
  const opening = useQuery({
    queryKey: ['payWays', target.key, 'wechat', tries],
    queryFn: () => openWechat(target),
    // Neither focus nor network opens another.
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const failure = opening.error instanceof NotOpened ? opening.error : null;
  const { payment, isLive } = usePayment(opening.data?.paymentId ?? failure?.follow ?? null);
  const tellPaid = useEffectEvent(onPaid);
  const state = payment?.state;
  const isOverAlready = state === 'paid' || (failure?.isOver ?? false);
  useEffect(() => {
    if (isOverAlready) tellPaid();
  }, [isOverAlready]);

  if (opening.isError) {
    return (
      <LoadFailed
        text={`付款码没有取到：${opening.error.message}`}
        retrying={opening.isFetching}
        onRetry={() => void opening.refetch()}
      />
    );
  }
  const isOver = isLate || state === 'closed';
  return (
    <WechatCode codeUrl={isOver ? null : (opening.data?.codeUrl ?? null)} isLate={isOver} isBeside>
      <p className={styles['state']} role="status">
        <Icon name={isLive ? 'clock' : 'refresh'} size={16} />
        {stateWords({ isOpen: opening.data !== undefined, isLive, isOver, isPaid: state === 'paid' })}
      </p>
      {isOver && !isLate ? (
        <Button onClick={() => setTries(tries + 1)}>换一个新的二维码</Button>
      ) : (
        <p className={styles['note']}>{target.lateNote}</p>
      )}
    </WechatCode>
  );
}

function stateWords(facts: { isOpen: boolean; isLive: boolean; isOver: boolean; isPaid: boolean }): string {
  if (facts.isPaid) return '已收到付款，正在打开结果';
  if (!facts.isLive) return '连接断开，正在重试';
  if (!facts.isOpen) return '正在取付款码';
  return facts.isOver ? '二维码已失效' : '正在等待付款结果';
}
