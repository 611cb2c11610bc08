import { rules } from '@jiwu/contract/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { PageDialog } from '../../../ui/antd/dialog/PageDialog.tsx';
import { refreshWallet, walletQueries } from '../walletQueries.ts';
import { RechargeItem } from './RechargeItem.tsx';
import styles from './RefundDialog.module.css';

interface RefundDialogProps {
  onClose: () => void;
}

/** Recharges with their refundable amounts; a refund under way is followed to its end. */
export default function RefundDialog({ onClose }: RefundDialogProps) {
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(walletQueries.recharges());
  /** One is asked for at a time. */
  const [asking, setAsking] = useState<string | null>(null);

  // One has begun or ended: the rest of the page has to know.
  const states = data?.items.map(({ id, state }) => `${id} ${state}`).join();
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (known.current !== undefined && known.current !== states) void refreshWallet(client);
    known.current = states;
  }, [states, client]);

  return (
    <PageDialog title="退回充值本金" onClose={onClose}>
      <p className={styles['note']}>
        充值后 {rules.recharge.refundDays} 天内，没有用掉的本金可以按原路退回，随它赠送的赠金同时收回。
      </p>
      {!data && isError && (
        <LoadFailed text="充值记录没有加载出来。" retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <div className={styles['waiting']} role="status" aria-label="正在加载充值记录" />}
      {data?.items.length === 0 && <p className={styles['none']}>还没有充值过，没有可退的本金。</p>}
      {data && data.items.length > 0 && (
        <ul className={styles['list']}>
          {data.items.map((recharge) => (
            <RechargeItem
              key={recharge.id}
              recharge={recharge}
              isAsking={asking === recharge.id}
              onAsk={(isAsking) => setAsking(isAsking ? recharge.id : null)}
              onChanged={() => refetch()}
            />
          ))}
        </ul>
      )}
    </PageDialog>
  );
}
