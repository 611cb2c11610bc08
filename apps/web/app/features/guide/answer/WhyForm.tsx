import { rules } from '@jiwu/contract/rules';
import { type SubmitEvent, useId, useState } from 'react';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { showToast } from '../../../ui/toast/toastStore.ts';
import type { Why } from './useVote.ts';
import styles from './WhyForm.module.css';

interface WhyFormProps {
  onSend: (why: Why, idempotencyKey: string) => Promise<void>;
  onDone: () => void;
}

const { voteReasons, voteReasonNames, voteWords } = rules.content;

/** What was missing, for the editors. Both parts may be left out, but not both. */
export function WhyForm({ onSend, onDone }: WhyFormProps) {
  const id = useId();
  const [reason, setReason] = useState<Why['reason']>(null);
  const [words, setWords] = useState('');
  const { isSending, problem, setProblem, send } = useSend(async (key) => {
    await onSend({ reason, words: words.trim() }, key);
    showToast({ kind: 'success', text: '收到了，我们会把这条写清楚' });
    onDone();
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (reason === null && words.trim() === '') setProblem('请选一项，或写几个字');
    else void send(JSON.stringify([reason, words]));
  }

  return (
    <form className={styles['why']} onSubmit={submit} noValidate>
      <fieldset>
        <legend>哪里没帮到您</legend>
        {voteReasons.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={id}
              checked={one === reason}
              onChange={() => {
                setReason(one);
                setProblem(null);
              }}
            />
            {voteReasonNames[one]}
          </label>
        ))}
      </fieldset>
      <textarea
        aria-label="补充"
        rows={3}
        value={words}
        maxLength={voteWords.max}
        placeholder={`想知道什么，写给编辑，选填，${voteWords.max} 字以内`}
        onChange={({ target }) => {
          setWords(target.value);
          setProblem(null);
        }}
      />
      <FormProblem text={problem} />
      <div className={styles['foot']}>
        <small>不会公开，也不会用来联系您</small>
        <button type="submit" aria-disabled={isSending || undefined} aria-busy={isSending || undefined}>
          {isSending ? '正在提交' : '提交'}
        </button>
      </div>
    </form>
  );
}
