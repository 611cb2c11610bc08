import { InvoicePicker } from '../../../../shared/orders/invoice/InvoicePicker.tsx';
import type { InvoiceWish } from '../Bought.ts';
import styles from './InvoiceOption.module.css';

interface InvoiceOptionProps {
  invoice: InvoiceWish;
  onChange: (invoice: InvoiceWish) => void;
}

/** Issued after completion of the order, for the amount really paid. */
export function InvoiceOption({ invoice, onChange }: InvoiceOptionProps) {
  return (
    <div className={styles['invoice']}>
      <InvoicePicker value={invoice} onChange={onChange} />
    </div>
  );
}
