import { InvoicePicker } from '../../../../components/invoice/InvoicePicker.tsx';
import type { InvoiceWish } from '../Bought.ts';
import styles from './InvoiceOption.module.css';

interface InvoiceOptionProps {
  invoice: InvoiceWish;
  onChange: (invoice: InvoiceWish) => void;
}

/** Made out once the order is completed, for what was really paid. */
export function InvoiceOption({ invoice, onChange }: InvoiceOptionProps) {
  return (
    <div className={styles['invoice']}>
      <InvoicePicker value={invoice} onChange={onChange} />
    </div>
  );
}
