import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../api/say.ts';
import { focusOnShow } from '../ui/focus/focusOnShow.ts';
import { CodeInput } from '../ui/code/CodeInput.tsx';
import { FormProblem } from '../ui/form/FormProblem.tsx';
import { useSend } from '../ui/form/useSend.ts';
import { useKeys } from '../ui/keys/useKeys.ts';
import { formatFen } from '../ui/money/formatFen.ts';
import styles from './Approvals.module.css';

type Approval = Answer<Contract['staffApprovalGet']>;

const outcomes: Readonly<Record<Answer<Contract['staffApprovalApprove']>['state'], string>> = {
  executed: '已经批准并执行',
  changed: '提交以后内容变了，这个申请作废，什么也没有做',
};

/** Approving takes a fresh code; giving back takes a reason. No single key moves money. */
export function ApprovalDecision({ approval }: { approval: Approval }) {
  const [code, setCode] = useState('');
  const [reason, setReason] = useState<string | null>(null);
  const approve = useSend('staffApprovalApprove');
  const refuse = useSend('staffApprovalRefuse');
  useKeys({ r: () => setReason('') });
  const params = { id: approval.id };
  const sendApproval = async () => {
    const done = await approve.send({ params, body: { hash: approval.hash, code } });
    setCode('');
    if (done) say.done(outcomes[done.state]);
  };
  const sendRefusal = async () => {
    if (await refuse.send({ params, body: { reason: reason?.trim() ?? '' } })) say.done('已经退回');
  };
  if (reason !== null) {
    return (
      <section aria-label="退回" className={styles['decide']}>
        <h3>退回给{approval.requestedBy.name ?? '系统'}</h3>
        <p className="quiet">占住的钱和名额马上放开，对方会看到原因。</p>
        <Input.TextArea
          ref={focusOnShow}
          rows={3}
          maxLength={rules.approval.reasonMax}
          aria-label="退回的原因"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormProblem text={refuse.problem} />
        <Button block disabled={reason.trim() === ''} loading={refuse.isBusy} onClick={() => void sendRefusal()}>
          退回这个申请
        </Button>
        <Button block type="text" onClick={() => setReason(null)}>
          不退回
        </Button>
      </section>
    );
  }
  return (
    <section aria-label="批准" className={`${styles['decide']} ${styles['bar']}`}>
      <h3>批准</h3>
      {approval.mayApprove && (
        <>
          <label htmlFor="approvalCode">打开你的验证器，输入 6 位动态码。码用一次就作废，批准记入审计。</label>
          <CodeInput id="approvalCode" value={code} onChange={setCode} />
          <FormProblem text={approve.problem} />
        </>
      )}
      <div className={styles['buttons']}>
        {approval.mayApprove && (
          <Button
            type="primary"
            block
            size="large"
            disabled={code.length < rules.staff.codeDigits}
            loading={approve.isBusy}
            onClick={() => void sendApproval()}
          >
            批准{approval.title} ¥{formatFen(approval.amountFen)}
          </Button>
        )}
        <Button block onClick={() => setReason('')}>
          退回
          <span className={styles['further']}>
            ，写明原因 <kbd>R</kbd>
          </span>
        </Button>
      </div>
    </section>
  );
}
