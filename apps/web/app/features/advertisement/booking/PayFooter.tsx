import { formatFen } from '../../../format/formatFen.ts';
import type { Wallet } from '../../../shared/payments/payment/walletFacts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import styles from './PayFooter.module.css';

interface PayFooterProps {
  amountFen: number;
  /** Undefined until it is known. */
  wallet: Wallet | undefined;
  onPay: () => void;
}

/** One way on: paying, or filling up the balance. */
export function PayFooter({ amountFen, wallet, onPay }: PayFooterProps) {
  const missingFen = wallet ? amountFen - wallet.availableFen : 0;
  return (
    <div className={styles['pay']}>
      {missingFen > 0 ? (
        <ButtonLink to="/user/balance">{`余额还差 ${formatFen(missingFen)}，去充值`}</ButtonLink>
      ) : (
        <Button look="filled" onClick={onPay}>
          从余额付 {formatFen(amountFen)}
        </Button>
      )}
    </div>
  );
}
