import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { DialogComing } from '../../../../ui/dialog/DialogComing.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { walletFacts } from '../../payment/walletFacts.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import { formatMinute } from '../../../../format/formatTime.ts';
import type { BalanceTarget } from '../PayTarget.ts';
import { BalanceForm } from './BalanceForm.tsx';
import styles from './BalanceWay.module.css';

interface BalanceWayProps {
  target: BalanceTarget;
  /** Null: nothing is held, and there is no hurry. */
  secondsLeft: number | null;
  isInDialog: boolean;
  /** A dialog was opened to pay this way: one starts at the password. */
  startsHere?: boolean;
  onPaid: () => void;
}

/** Missing conditions come first: enough balance, a payment password, one that is not locked. */
export function BalanceWay({ target, secondsLeft, isInDialog, startsHere = false, onPaid }: BalanceWayProps) {
  const { data: wallet, isError, isFetching, refetch } = useQuery(walletFacts());
  const [isSetting, setIsSetting] = useState(false);
  const set = () => setIsSetting(true);
  return (
    <div className={styles['balance']}>
      {!wallet &&
        (isError ? (
          <LoadFailed text="余额没有加载出来，钱都还在。" retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div className={styles['coming']} role="status" aria-label="正在加载余额" />
        ))}
      {wallet && wallet.availableFen < target.amountFen ? (
        <>
          <p>可用余额还差 {formatFen(target.amountFen - wallet.availableFen)}。充值后回到这里付款，或换一种方式。</p>
          <ButtonLink to="/user/balance">去充值</ButtonLink>
        </>
      ) : wallet && !wallet.hasPaymentPassword ? (
        <>
          <p>用余额付款要先设置 6 位数字的支付密码，用短信验证，一分钟就好。</p>
          <Button look="filled" onClick={set}>
            设置支付密码
          </Button>
        </>
      ) : wallet?.paymentPasswordLockedUntil ? (
        <>
          <p>
            输错次数太多，支付密码已锁定到 {formatMinute(wallet.paymentPasswordLockedUntil)}。用短信重设后马上可以再用。
          </p>
          <Button look="filled" onClick={set}>
            重设支付密码
          </Button>
        </>
      ) : (
        wallet && (
          <BalanceForm
            target={target}
            wallet={wallet}
            secondsLeft={secondsLeft}
            isInDialog={isInDialog}
            startsHere={startsHere}
            onPaid={onPaid}
            onForgotten={set}
          />
        )
      )}
      {isSetting && (
        <Suspense fallback={<DialogComing />}>
          <target.PasswordDialog onClose={() => setIsSetting(false)} />
        </Suspense>
      )}
    </div>
  );
}
