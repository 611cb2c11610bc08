import { Button, Input } from 'antd';
import { useDraft } from '../../ui/draft/useDraft.ts';
import { focusOnShow } from '../../ui/focus/focusOnShow.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import styles from './User.module.css';

interface ReasonFormProps {
  /** By which what was typed is kept until it is sent. */
  readonly draft: string;
  readonly title: string;
  readonly about: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}

/** An act on a user's account needs a reason, which the audit keeps. */
export function ReasonForm({ draft, title, about, button, isBusy, problem, onSend, onClose }: ReasonFormProps) {
  const { value, change, clear } = useDraft(`user:${draft}`, { reason: '' });
  const reason = value.reason.trim();
  return (
    <section className={styles['reveal']} aria-label={title}>
      <h3>{title}</h3>
      <p className="quiet">{about}</p>
      <Input
        ref={focusOnShow}
        aria-label="理由"
        placeholder="理由，记入审计"
        maxLength={100}
        value={value.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <FormProblem text={problem} />
      <div className={styles['buttons']}>
        <Button
          type="primary"
          disabled={reason === ''}
          loading={isBusy}
          onClick={() => {
            clear();
            onSend(reason);
          }}
        >
          {button}
        </Button>
        <Button onClick={onClose}>不了</Button>
      </div>
    </section>
  );
}
