import type { Wallet } from '../../payment/walletFacts.ts';
import { SixBoxes } from '../../password/SixBoxes.tsx';
import { Price } from '../../../../ui/price/Price.tsx';
import { formatFen } from '../../../../format/formatFen.ts';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import { useStartAt } from '../../../../ui/form/useStartAt.ts';
import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import { clockWords } from '../../../../ui/time/clockWords.ts';
import type { BalanceTarget } from '../PayTarget.ts';
import styles from './BalanceForm.module.css';
import { useBalancePayment } from './useBalancePayment.ts';

interface BalanceFormProps {
  target: BalanceTarget;
  wallet: Wallet;
  /** Null: nothing is held, and there is no hurry. */
  secondsLeft: number | null;
  isInDialog: boolean;
  /** The password is what its dialog was opened for. */
  startsHere: boolean;
  onPaid: () => void;
  onForgotten: () => void;
}

/** Which money goes, the password, one button; on phones a page gives that a bar of its own. */
export function BalanceForm(props: BalanceFormProps) {
  const { target, wallet, secondsLeft, isInDialog, startsHere, onPaid, onForgotten } = props;
  const { password, type, complaint, problem, isSending, send, field } = useBalancePayment(target, onPaid);
  useStartAt(() => field.current, startsHere);
  const bonusFen = Math.min(wallet.bonusFen, target.amountFen);
  const sums = [
    { label: '先用赠金', fen: bonusFen },
    { label: '再用本金', fen: target.amountFen - bonusFen },
    { label: '付后余额', fen: wallet.availableFen - target.amountFen },
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
      <FormProblem text={problem} />
      <div className={styles['bar']} data-fixed={!isInDialog}>
        <p>
          <span>
            应付 <Price fen={target.amountFen} size="card" />
          </span>
          {secondsLeft !== null && <small>剩 {clockWords(secondsLeft)}</small>}
        </p>
        <button type="submit" aria-disabled={isOff} aria-busy={isSending}>
          {isSending ? '正在付款' : '用余额支付'}
          {!isSending && <span> {formatFen(target.amountFen)}</span>}
        </button>
      </div>
    </form>
  );
}
