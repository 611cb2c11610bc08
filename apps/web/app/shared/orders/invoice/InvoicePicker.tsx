import { Suspense, useState } from 'react';
import { DialogComing } from '../../../ui/dialog/DialogComing.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import styles from './InvoicePicker.module.css';
import { type InvoiceWish, wishWords } from './InvoiceWish.ts';

const InvoiceDialog = lazyPart(() => import('./InvoiceDialog.tsx'));

interface InvoicePickerProps {
  value: InvoiceWish;
  onChange: (value: InvoiceWish) => void;
}

/** The invoice and its recipient, with the way to change them. Needs antd's and the query's providers. */
export function InvoicePicker({ value, onChange }: InvoicePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles['picker']}>
      <p>
        {wishWords(value)}
        {value.kind === 'company' && <span>税号 {value.taxNo}</span>}
      </p>
      <button type="button" aria-haspopup="dialog" aria-label="修改发票" onClick={() => setOpen(true)}>
        修改
      </button>
      {isOpen && (
        <Suspense fallback={<DialogComing />}>
          <InvoiceDialog
            value={value}
            onClose={close}
            onChosen={(chosen) => {
              onChange(chosen);
              close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
