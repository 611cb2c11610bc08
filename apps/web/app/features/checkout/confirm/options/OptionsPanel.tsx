import { rules } from '@jiwu/contract/rules';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import type { Quote } from '../Bought.ts';
import type { Wishes } from '../wishes.ts';
import { CouponOption } from './CouponOption.tsx';
import { DeliveryOption } from './DeliveryOption.tsx';
import { IntegralOption } from './IntegralOption.tsx';
import { InvoiceOption } from './InvoiceOption.tsx';
import { OptionRow } from './OptionRow.tsx';
import styles from './OptionsPanel.module.css';

interface OptionsPanelProps {
  quote: Quote;
  /** Why no coupon counts; null: they do. */
  noCoupons: string | null;
  wishes: Wishes;
  onChange: (changed: Partial<Wishes>) => void;
}

export function OptionsPanel({ quote, noCoupons, wishes, onChange }: OptionsPanelProps) {
  return (
    <Panel title="配送与优惠" hidesTitle="always">
      <OptionRow label="配送">
        <DeliveryOption quote={quote} delivery={wishes.delivery} onChange={(delivery) => onChange({ delivery })} />
      </OptionRow>
      <OptionRow label="优惠券">
        {noCoupons === null ? (
          <CouponOption quote={quote} wish={wishes.coupon} onChange={(coupon) => onChange({ coupon })} />
        ) : (
          <p className={styles['none']}>{noCoupons}</p>
        )}
      </OptionRow>
      <OptionRow label="积分">
        <IntegralOption
          quote={quote}
          isUsed={wishes.isIntegralUsed}
          onChange={(isIntegralUsed) => onChange({ isIntegralUsed })}
        />
      </OptionRow>
      <OptionRow label="发票">
        <InvoiceOption invoice={wishes.invoice} onChange={(invoice) => onChange({ invoice })} />
      </OptionRow>
      <OptionRow label="备注" inputId="remark">
        <input
          id="remark"
          className={styles['remark']}
          value={wishes.remark}
          maxLength={rules.order.maxRemark}
          autoComplete="off"
          placeholder={`给打包的同事留句话，选填，${rules.order.maxRemark} 字以内`}
          onChange={(event) => onChange({ remark: event.target.value })}
        />
      </OptionRow>
    </Panel>
  );
}
