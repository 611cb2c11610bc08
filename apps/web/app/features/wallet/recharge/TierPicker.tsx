import { rules } from '@jiwu/contract/rules';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFenShort } from '../../../format/formatFenShort.ts';
import styles from './TierPicker.module.css';

interface TierPickerProps {
  chosen: number | 'other';
  onChoose: (choice: number | 'other') => void;
}

/** The offered amounts with their bonus, and any other. */
export function TierPicker({ chosen, onChoose }: TierPickerProps) {
  return (
    <fieldset className={styles['tiers']}>
      <legend>充值金额</legend>
      {rules.recharge.tiers.map(({ amountFen, bonusFen }) => (
        <label key={amountFen}>
          <input type="radio" name="amount" checked={chosen === amountFen} onChange={() => onChoose(amountFen)} />
          <b>{formatFenShort(amountFen)}</b>
          {bonusFen > 0 && <span>送 {formatFenShort(bonusFen).slice(1)}</span>}
        </label>
      ))}
      <label>
        <input type="radio" name="amount" checked={chosen === 'other'} onChange={() => onChoose('other')} />
        <b>其他</b>
        <span className={styles['quiet']}>最多 {formatCount(rules.recharge.maxFen / 100)}</span>
      </label>
    </fieldset>
  );
}
