import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input, Popover } from 'antd';
import { useEffect, useState } from 'react';
import { useMay } from '../../../session/access.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import styles from './Story.module.css';

type Whole = Answer<Contract['staffOrderRecipient']>;

/** So long the whole address is shown. */
const SHOWN_MS = 300_000;

/** 看全: with a reason, which is written down; after five minutes it is masked again. */
export function WholeAddress({ no }: { no: string }) {
  const may = useMay();
  const [reason, setReason] = useState('');
  const [whole, setWhole] = useState<Whole | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, problem, send } = useSend('staffOrderRecipient');
  useEffect(() => {
    if (!whole) return;
    const timer = setTimeout(() => setWhole(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [whole]);
  if (!may('staffOrderRecipient')) return null;
  if (whole) {
    return (
      <span className={styles['whole']}>
        {whole.recipient} {whole.phoneNumber} {whole.district} {whole.detail}
      </span>
    );
  }
  const show = async () => {
    const shown = await send({ params: { no }, body: { reason: reason.trim() } });
    if (!shown) return;
    setWhole(shown);
    setIsOpen(false);
  };
  const form = (
    <div className={styles['reason']}>
      <Input
        aria-label="为什么要看全"
        placeholder="为什么要看，会记入审计"
        maxLength={rules.approval.reasonMax}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onPressEnter={() => void show()}
      />
      <FormProblem text={problem} />
      <Button type="primary" disabled={reason.trim() === ''} loading={isBusy} onClick={() => void show()}>
        看 5 分钟
      </Button>
    </div>
  );
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen} trigger="click" content={form}>
      <Button type="link" size="small">
        看全
      </Button>
    </Popover>
  );
}
