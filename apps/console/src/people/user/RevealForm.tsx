import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { shopNow } from '../../session/shopTime.ts';
import { focusOnShow } from '../../ui/focus/focusOnShow.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { formatTime } from '../../ui/time/formatTime.ts';
import type { RevealField } from './RevealField.ts';
import { revealNames } from './revealNames.ts';
import styles from './User.module.css';

type Shown = Answer<Contract['staffUserReveal']>;

/** Reasons that are often given; one can be written beside them. */
const reasons = ['联系收货', '核对本人', '风险调查'] as const;

/** Asks why, and shows it for five minutes; afterwards it is gone from the page. */
export function RevealForm({ userId, field, onClose }: { userId: string; field: RevealField; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const reveal = useSend('staffUserReveal');
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(onClose, Math.max(0, Date.parse(shown.until) - shopNow().getTime()));
    return () => clearTimeout(timer);
  }, [shown, onClose]);
  if (shown) {
    return (
      <section className={styles['reveal']} aria-label={`完整的${revealNames[field]}`}>
        {shown.values.length === 0 ? <p>没有填</p> : shown.values.map((value) => <p key={value}>{value}</p>)}
        <p className="quiet">
          显示到 {formatTime(shown.until)}。今天第 {shown.usedToday} 次，上限 {shown.perDay}
        </p>
        <Button onClick={onClose}>看好了，收起</Button>
      </section>
    );
  }
  const ask = async () => {
    const found = await reveal.send({ params: { id: userId }, body: { field, reason: reason.trim() } });
    if (found) setShown(found);
  };
  return (
    <section className={styles['reveal']} aria-label={`看全${revealNames[field]}`}>
      <h3>看全{revealNames[field]}</h3>
      <div className={styles['reasons']}>
        {reasons.map((one) => (
          <Button key={one} size="small" aria-pressed={reason === one} onClick={() => setReason(one)}>
            {one}
          </Button>
        ))}
      </div>
      <Input
        ref={focusOnShow}
        aria-label="为什么要看"
        placeholder="为什么要看"
        maxLength={100}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className="quiet">只显示 {rules.staff.revealMinutes} 分钟。你是谁、看了什么、为什么，记入审计。</p>
      <FormProblem text={reveal.problem} />
      <div className={styles['buttons']}>
        <Button type="primary" disabled={reason.trim() === ''} loading={reveal.isBusy} onClick={() => void ask()}>
          看 {rules.staff.revealMinutes} 分钟
        </Button>
        <Button onClick={onClose}>不看了</Button>
      </div>
    </section>
  );
}
