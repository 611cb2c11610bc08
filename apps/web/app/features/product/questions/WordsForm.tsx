import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import styles from './WordsForm.module.css';

interface WordsFormProps {
  label: string;
  placeholder: string;
  max: number;
  min?: number;
  action: string;
  /** Said when there is nothing to send, or less than `min`. */
  missing: string;
  onSend: (words: string, idempotencyKey: string) => Promise<void>;
  onClose: () => void;
}

/** A few sentences in the page itself, with a way back. */
export function WordsForm({ label, placeholder, max, min = 1, action, missing, onSend, onClose }: WordsFormProps) {
  const [typed, setTyped] = useState('');
  // One line, as the shop takes it: what was pasted may have several.
  const words = typed.replaceAll(/\s+/g, ' ').trim();
  const { isSending, problem, setProblem, send } = useSend((key) => onSend(words, key));
  return (
    <div className={styles['form']}>
      <TextArea label={label} value={typed} max={max} placeholder={placeholder} onChange={setTyped} />
      <FormProblem text={problem} />
      <div className={styles['actions']}>
        <Button
          look="filled"
          busy={isSending}
          onClick={() => ([...words].length < min ? setProblem(missing) : void send(words))}
        >
          {isSending ? '正在发布' : action}
        </Button>
        <Button onClick={onClose}>取消</Button>
      </div>
    </div>
  );
}
