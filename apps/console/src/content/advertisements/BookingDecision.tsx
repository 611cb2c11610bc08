import type { StaffAdvertisement } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { shortYuan } from '../../ui/money/shortYuan.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from './Advertisements.module.css';

/** What is written most often when something goes back. */
const templates = ['图上有文字，请换一张', '标题里有极限词', '与商户的资质不符', '落地页与素材不符'] as const;

/** A verdict on what waits, or the end of what was approved; nothing for what is over. */
export function BookingDecision({ booking }: { booking: StaffAdvertisement }) {
  switch (booking.state) {
    case 'waiting':
      return <Verdict booking={booking} />;
    case 'approved':
    case 'shown':
      return <TakeDown booking={booking} />;
    case 'ended':
    case 'cancelled':
    case 'refused':
    case 'expired':
    case 'takenDown':
      return null;
  }
}

function Verdict({ booking: { id, version } }: { booking: StaffAdvertisement }) {
  const [reason, setReason] = useState('');
  const approve = useSend('staffAdvertisementApprove');
  const refuse = useSend('staffAdvertisementRefuse');
  const params = { id };
  const pass = async () => {
    if (await approve.send({ params, body: { version } })) say.done('已通过，按档期上');
  };
  const sendBack = async () => {
    if (await refuse.send({ params, body: { reason: reason.trim(), version } })) say.done('已退回，钱已回到余额');
  };
  return (
    <Panel title="决定">
      <div className={styles['form']}>
        <div className={styles['row']} role="group" aria-label="退回时的模板">
          {templates.map((words) => (
            <Button key={words} size="small" onClick={() => setReason(words)}>
              {words}
            </Button>
          ))}
        </div>
        <ReasonField label="为什么退回" value={reason} onChange={setReason} />
        <FormProblem text={approve.problem ?? refuse.problem} />
        <div className={styles['row']}>
          <Button type="primary" loading={approve.isBusy} onClick={() => void pass()}>
            通过，按档期上
          </Button>
          <Button disabled={reason.trim() === ''} loading={refuse.isBusy} onClick={() => void sendBack()}>
            退回修改，全额退回余额
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function TakeDown({ booking: { id, version, takeDownAsked } }: { booking: StaffAdvertisement }) {
  const [reason, setReason] = useState('');
  const takeDown = useSend('staffAdvertisementTakeDown');
  if (takeDownAsked) {
    return (
      <Panel title="撤下">
        <FormProblem text={`已经提出撤下，退回超过 ${shortYuan(rules.approval.aboveFen.refund)}，等另一个人批准`} />
      </Panel>
    );
  }
  const act = async () => {
    const answer = await takeDown.send({ params: { id }, body: { reason: reason.trim(), version } });
    if (answer) say.done(answer.takeDownAsked ? '已送去第二人批准' : '已撤下，今天和以后的日子退回余额');
  };
  return (
    <Panel title="撤下" note="今天和以后的日子退回余额，不能再上">
      <div className={styles['form']}>
        <ReasonField label="为什么撤下" value={reason} onChange={setReason} />
        <FormProblem text={takeDown.problem} />
        <Button disabled={reason.trim() === ''} loading={takeDown.isBusy} onClick={() => void act()}>
          撤下这次投放
        </Button>
      </div>
    </Panel>
  );
}

interface ReasonFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ReasonField({ label, value, onChange }: ReasonFieldProps) {
  return (
    <Input
      aria-label={label}
      placeholder={`${label}，商户看得到`}
      maxLength={rules.advertisement.reason.max}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
