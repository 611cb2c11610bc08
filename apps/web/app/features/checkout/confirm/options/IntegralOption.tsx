import { pricingRules } from '@jiwu/pricing';
import { formatCount } from '../../../../format/formatCount.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import type { Quote } from '../Bought.ts';
import styles from './IntegralOption.module.css';

interface IntegralOptionProps {
  quote: Quote;
  isUsed: boolean;
  onChange: (isUsed: boolean) => void;
}

/** As much as can be, or none. */
export function IntegralOption({ quote, isUsed, onChange }: IntegralOptionProps) {
  const { integral } = quote.price;
  const { step, capBp } = pricingRules.integral;
  const rule = `每次用 ${formatCount(step)} 的倍数，最多抵商品的 ${capBp / 100}%（${formatFen(integral.capFen)}）`;
  const isPossible = integral.available > 0;
  return (
    <label className={styles['integral']} data-off={!isPossible}>
      <input
        type="checkbox"
        role="switch"
        aria-label="使用积分"
        checked={isUsed && isPossible}
        aria-checked={isUsed && isPossible}
        disabled={!isPossible}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <b>
          {isPossible
            ? `${isUsed ? '用' : '可用'} ${formatCount(integral.available)} 积分抵 ${formatFen(integral.availableFen)}`
            : '这一单用不了积分'}
        </b>
        <small>
          您有 {formatCount(quote.integralBalance)} 积分，{rule}
        </small>
      </span>
    </label>
  );
}
