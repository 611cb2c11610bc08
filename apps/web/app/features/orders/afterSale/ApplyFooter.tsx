import { Button } from '../../../ui/button/Button.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { Price } from '../../../ui/price/Price.tsx';
import styles from './ApplyFooter.module.css';

interface ApplyFooterProps {
  /** Null while it is not known. */
  totalFen: number | null;
  label: string;
  isBusy: boolean;
  /** Why it was not sent, where it cannot be overlooked. */
  problem: string | null;
  onSubmit: () => void;
}

/** The sum that comes back, and asking for it. */
export function ApplyFooter({ totalFen, label, isBusy, problem, onSubmit }: ApplyFooterProps) {
  return (
    <>
      <div className={styles['problem']}>
        <FormProblem text={problem} />
      </div>
      <div className={styles['footer']}>
        <p aria-live="polite">退款 {totalFen === null ? '—' : <Price fen={totalFen} size="card" />}</p>
        <Button look="filled" busy={isBusy} onClick={onSubmit}>
          {isBusy ? '正在提交' : label}
        </Button>
      </div>
    </>
  );
}
