import type { Wallet } from '../../../../components/payment/walletFacts.ts';
import { SixBoxes } from '../../../../components/paymentPassword/SixBoxes.tsx';
import { Price } from '../../../../components/price/Price.tsx';
import { formatFen } from '../../../../format/formatFen.ts';
import type { Order } from '../../orderQueries.ts';
import { Problem } from '../../Problem.tsx';
import { TextButton } from '../../TextButton.tsx';
import { clockWords } from '../clockWords.ts';
import styles from './BalanceForm.module.css';
import { useBalancePayment } from './useBalancePayment.ts';

interface BalanceFormProps {
  order: Order;
  wallet: Wallet;
  secondsLeft: number;
  onPaid: () => void;
  onForgotten: () => void;
}

/** Which money goes, the password, one button; on phones that stands in a bar of its own. */
export function BalanceForm({ order, wallet, secondsLeft, onPaid, onForgotten }: BalanceFormProps) {
  const { password, type, complaint, problem, isSending, send, field } = useBalancePayment(order.id, onPaid);
  const bonusFen = Math.min(wallet.bonusFen, order.payFen);
  const sums = [
    { label: '先用赠金', fen: bonusFen },
    { label: '再用本金', fen: order.payFen - bonusFen },
    { label: '付后余额', fen: wallet.availableFen - order.payFen },
  ];
  const isOff = isSending || secondsLeft === 0;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOff) send();
      }}
    >
      <dl>
        {sums.map(({ label, fen }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatFen(fen)}</dd>
          </div>
        ))}
      </dl>
      <SixBoxes label="支付密码" value={password} complaint={complaint} isNew={false} onChange={type} ref={field} />
      <p className={styles['hint']}>
        6 位数字，不是登录密码。<TextButton onClick={onForgotten}>忘记支付密码</TextButton>
      </p>
      <Problem text={problem} />
      <div className={styles['bar']}>
        <p>
          <span>
            应付 <Price fen={order.payFen} size="card" />
          </span>
          <small>剩 {clockWords(secondsLeft)}</small>
        </p>
        <button type="submit" aria-disabled={isOff} aria-busy={isSending}>
          {isSending ? '正在付款' : '用余额支付'}
          {!isSending && <span> {formatFen(order.payFen)}</span>}
        </button>
      </div>
    </form>
  );
}
