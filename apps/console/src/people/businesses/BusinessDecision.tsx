import type { StaffBusiness } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from './Businesses.module.css';
import { fieldNames, type ReasonField } from './businessWords.ts';
import { verdictOf, type Wrong } from './verdict.ts';

const fields = rules.business.reasonFields;

/** What can be done with a business, by its state: a verdict on what was seen, or an end for a reason. */
export function BusinessDecision({ business }: { business: StaffBusiness }) {
  switch (business.state) {
    case 'reviewing':
      return <Verdict business={business} />;
    case 'approved':
      return <Stop business={business} />;
    case 'stopped':
      return <Resume business={business} />;
    case 'refused':
      return null;
  }
}

/** Approves, or says field by field what has to be put right. */
function Verdict({ business: { id, version, isCodeTaken } }: { business: StaffBusiness }) {
  const [wrong, setWrong] = useState<Wrong>({});
  const approve = useSend('staffBusinessApprove');
  const refuse = useSend('staffBusinessRefuse');
  const params = { id };
  const { reasons, act: words, missing } = verdictOf(wrong);
  const isRefusal = reasons.length > 0;
  const act = async () => {
    const done = isRefusal
      ? await refuse.send({ params, body: { reasons: [...reasons], version } })
      : await approve.send({ params, body: { version } });
    if (done) say.done(isRefusal ? '已告诉商户哪里要改' : '已通过，商户会收到通知');
  };
  const mark = (field: ReasonField, isWrong: boolean) => {
    const { [field]: _, ...others } = wrong;
    setWrong(isWrong ? { ...others, [field]: '' } : others);
  };
  return (
    <Panel title="决定" note="勾出不对的，写明怎么改；都对就通过">
      <div className={styles['form']}>
        {fields.map((field) => (
          <div key={field}>
            <Checkbox checked={field in wrong} onChange={({ target }) => mark(field, target.checked)}>
              {fieldNames[field]}
            </Checkbox>
            {field in wrong && (
              <Input
                aria-label={`${fieldNames[field]} 怎么改`}
                placeholder="写给商户看，例如：与执照上的不一致"
                maxLength={rules.business.reason.max}
                value={wrong[field] ?? ''}
                onChange={({ target }) => setWrong({ ...wrong, [field]: target.value })}
              />
            )}
          </div>
        ))}
        <FormProblem text={isCodeTaken ? '另一家已通过的商户是同一个信用代码，不能再通过' : null} />
        <FormProblem text={approve.problem ?? refuse.problem} />
        {missing && <p role="status">{missing}</p>}
        <Button
          type="primary"
          loading={approve.isBusy || refuse.isBusy}
          disabled={isRefusal ? missing !== null : isCodeTaken}
          onClick={() => void act()}
        >
          {words}
        </Button>
      </div>
    </Panel>
  );
}

function Stop({ business: { id, version } }: { business: StaffBusiness }) {
  const [reason, setReason] = useState('');
  const stop = useSend('staffBusinessStop');
  const act = async () => {
    if (await stop.send({ params: { id }, body: { reason: reason.trim(), version } })) say.done('已停用');
  };
  return (
    <Panel title="停用" note="没有批发价，不能再下代发和投放；只有员工能恢复">
      <div className={styles['form']}>
        <Input
          aria-label="为什么停用"
          placeholder="为什么停用，商户看得到"
          maxLength={rules.business.stopReason.max}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormProblem text={stop.problem} />
        <Button disabled={reason.trim() === ''} loading={stop.isBusy} onClick={() => void act()}>
          停用这家商户
        </Button>
      </div>
    </Panel>
  );
}

function Resume({ business: { id, version } }: { business: StaffBusiness }) {
  const resume = useSend('staffBusinessResume');
  const act = async () => {
    if (await resume.send({ params: { id }, body: { version } })) say.done('已恢复');
  };
  return (
    <Panel title="恢复">
      <FormProblem text={resume.problem} />
      <Button loading={resume.isBusy} onClick={() => void act()}>
        恢复这家商户
      </Button>
    </Panel>
  );
}
