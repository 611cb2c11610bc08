import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../../api/say.ts';
import { focusOnShow } from '../../../ui/focus/focusOnShow.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import styles from './Acts.module.css';

/** The number of an invoice that was made out. */
export function InvoiceForm({ no, onDone }: { no: string; onDone: () => void }) {
  const [invoiceNo, setInvoiceNo] = useState('');
  const { isBusy, problem, send } = useSend('staffInvoiceIssue');
  const issue = async () => {
    if (!(await send({ params: { no }, body: { invoiceNo } }))) return;
    say.done('发票号已登记');
    onDone();
  };
  return (
    <div className={styles['form']}>
      <Input
        ref={focusOnShow}
        aria-label="发票号码"
        placeholder="发票号码"
        maxLength={20}
        value={invoiceNo}
        onChange={({ target }) => setInvoiceNo(target.value.trim())}
      />
      <FormProblem text={problem} />
      <div className={styles['row']}>
        <Button onClick={onDone}>取消</Button>
        <Button
          type="primary"
          disabled={!rules.invoice.noPattern.test(invoiceNo)}
          loading={isBusy}
          onClick={() => void issue()}
        >
          登记发票号
        </Button>
      </div>
    </div>
  );
}
