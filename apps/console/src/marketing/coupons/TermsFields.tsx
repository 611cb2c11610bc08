import { InputNumber, Radio } from 'antd';
import styles from '../Marketing.module.css';
import type { CouponTerms, NewCoupon } from './NewCoupon.ts';

interface TermsFieldsProps {
  readonly form: NewCoupon;
  readonly change: (changes: Partial<NewCoupon>) => void;
}

const kinds: readonly { readonly value: CouponTerms['kind']; readonly label: string }[] = [
  { value: 'fullReduction', label: '满减' },
  { value: 'discount', label: '打折' },
  { value: 'noThreshold', label: '无门槛' },
];

type Figure = 'thresholdYuan' | 'offYuan' | 'rate' | 'capYuan';

const figures: Readonly<Record<Figure, { readonly label: string; readonly prefix: string; readonly suffix: string }>> =
  {
    thresholdYuan: { label: '满多少', prefix: '满', suffix: '元' },
    offYuan: { label: '减多少', prefix: '减', suffix: '元' },
    rate: { label: '几折', prefix: '打', suffix: '折' },
    capYuan: { label: '最多减多少', prefix: '最多减', suffix: '元' },
  };

/** Which figures a kind has, in the order in which they are read. */
const figuresOf: Readonly<Record<CouponTerms['kind'], readonly Figure[]>> = {
  fullReduction: ['thresholdYuan', 'offYuan'],
  discount: ['thresholdYuan', 'rate', 'capYuan'],
  noThreshold: ['offYuan'],
};

/** What the coupon takes off. */
export function TermsFields({ form, change }: TermsFieldsProps) {
  return (
    <>
      <span>优惠</span>
      <Radio.Group
        aria-label="优惠的种类"
        value={form.kind}
        onChange={({ target }) => change({ kind: target.value as CouponTerms['kind'] })}
        options={[...kinds]}
      />
      <div className={styles['row']}>
        {figuresOf[form.kind].map((figure) => {
          const { label, prefix, suffix } = figures[figure];
          const isRate = figure === 'rate';
          return (
            <InputNumber
              key={figure}
              aria-label={label}
              prefix={prefix}
              suffix={suffix}
              min={isRate ? 0.1 : 0}
              max={isRate ? 9.9 : 1_000_000}
              precision={isRate ? 1 : 2}
              value={form[figure]}
              onChange={(value) => change({ [figure]: value })}
            />
          );
        })}
      </div>
    </>
  );
}
