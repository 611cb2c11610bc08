import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { formatMinute } from '../../../format/formatTime.ts';
import { PageDialog } from '../../../ui/antd/dialog/PageDialog.tsx';
import { walletFacts } from '../payment/walletFacts.ts';
import styles from './PasswordDialog.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import type { PasswordWay } from './PasswordWay.ts';

interface PasswordDialogProps {
  onClose: () => void;
}

const titles: Readonly<Record<PasswordWay, string>> = {
  first: '设置支付密码',
  old: '修改支付密码',
  forgotten: '重设支付密码',
};

/** Sets the first one by SMS, changes it by the old one, or sets it anew when that is forgotten or locked. */
export default function PasswordDialog({ onClose }: PasswordDialogProps) {
  const { data, isError, isFetching, refetch } = useQuery(walletFacts());
  const [isForgotten, setIsForgotten] = useState(false);
  const lockedUntil = data?.paymentPasswordLockedUntil ?? null;
  const way = !data?.hasPaymentPassword ? 'first' : isForgotten || lockedUntil ? 'forgotten' : 'old';
  return (
    <PageDialog title={data ? titles[way] : '支付密码'} onClose={onClose}>
      {!data && isError && (
        <LoadFailed text="支付密码的状态没有取到。" retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <div className={styles['waiting']} role="status" aria-label="正在加载" />}
      {data && (
        <>
          {lockedUntil ? (
            <p className={styles['locked']} role="status">
              输错次数太多，支付密码已锁定到 {formatMinute(lockedUntil)}。用短信重设后马上可以再用。
            </p>
          ) : (
            <p className={styles['note']}>
              用余额付款时要输入。6 位数字，请不要用生日或连续的数字，也不要与银行卡密码相同。
            </p>
          )}
          <PasswordForm key={way} way={way} onForgotten={() => setIsForgotten(true)} onDone={onClose} />
        </>
      )}
    </PageDialog>
  );
}
